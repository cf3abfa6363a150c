export { DraftGate } from './ui/draft-gate';
export { NextStepNote } from './ui/next-step-note';
export { SendingForbidden, TemplatesForbidden } from './ui/sending-forbidden';
export { VerificationDueBanner } from './ui/verification-due-banner';
export { SaveNote } from './ui/save-note';
export { SendColumns } from './ui/send-columns';
export { SendFrame, TemplateFrame } from './ui/send-frame';
