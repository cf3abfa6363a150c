export { draftCheckQuery } from './api/draft-check';
export { readSendingQuestion, toSendingQuestion } from './model/sending-question';
export { SendButton } from './ui/send-button';
export { SendContract } from './ui/send-contract';
export { SendPanel } from './ui/send-panel';
export { useSendContract } from './ui/use-send-contract';
