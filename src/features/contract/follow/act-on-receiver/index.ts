export { ReceiverActionDialog } from './ui/receiver-act-dialog';
export { useResendMessage } from './api/receiver-acts';
export type { ReceiverAction } from './ui/receiver-act-dialog';
