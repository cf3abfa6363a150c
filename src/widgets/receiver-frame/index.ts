export { CopiesFrame } from './ui/copies-frame';
export { PagePlaceholder } from './ui/drawn-page';
export { ReceiverFrame } from './ui/receiver-frame';
export { VerificationFrame } from './ui/verification-frame';
