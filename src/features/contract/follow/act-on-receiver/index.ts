export { ReceiverActDialog } from './ui/receiver-act-dialog';
export { useResend } from './api/receiver-acts';
export type { ReceiverAct } from './ui/receiver-act-dialog';
