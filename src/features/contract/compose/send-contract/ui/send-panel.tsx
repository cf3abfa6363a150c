import { Stack } from '@/shared/ui/layout/stack';
import { describeSending, SendSummary, type SendSummaryProps } from './send-summary';
import * as styles from './send-contract.css';

/** Shows the final confirmation next to a preview of the document, instead of in a dialog. */
export const SendPanel = (props: SendSummaryProps) => (
  <Stack gap={4}>
    <div>
      <h1 className={styles.heading}>이대로 보낼까요?</h1>
      <p className={styles.description}>{describeSending(props.snapshot.context, props.contract)}</p>
    </div>
    <SendSummary {...props} />
  </Stack>
);
