import { Stack } from '@/shared/ui/layout/stack';
import { SendButton } from './send-button';
import type { SendContractProps } from './send-contract';
import { describeSending, SendSummary } from './send-summary';
import * as styles from './send-contract.css';
import { useSendContract } from './use-send-contract';

/** The final confirmation beside a preview of the document, instead of in a dialog. */
export function SendPanel({ onSent, ...props }: Omit<SendContractProps, 'onClose'>) {
  const sending = useSendContract(props.contract, onSent);
  return (
    <Stack gap={4}>
      <div>
        <h1 className={styles.heading}>이대로 보낼까요?</h1>
        <p className={styles.words}>{describeSending(sending.snapshot.context, props.contract)}</p>
      </div>
      <SendSummary {...props} {...sending} />
      <SendButton {...props} {...sending} fullWidth />
    </Stack>
  );
}
