export { ReceiverActionDialog } from './ui/receiver-act-dialog';
export { useResend } from './api/receiver-acts';
export type { ReceiverAction } from './ui/receiver-act-dialog';
