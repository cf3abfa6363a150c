export { CopiesFrame } from './ui/copies-frame';
export { InAppCard } from './ui/in-app-card';
export { PagePlaceholder } from './ui/page-placeholder';
export { ReceiverFrame } from './ui/receiver-frame';
export { VerificationFrame } from './ui/verification-frame';
