export { ReceiverActionDialog } from './ui/receiver-action-dialog';
export { useResendMessage } from './api/receiver-acts';
export type { ReceiverAction } from './ui/receiver-action-dialog';
