import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { SendButton } from './send-button';
import { describeSending, SendSummary } from './send-summary';
import type { SendViewProps } from './send-view.types';

/** The "이대로 보낼까요?" dialog, with a summary, any problems and the time of sending. */
export function SendView({ snapshot: { value, context }, contract, ...on }: SendViewProps) {
  const isSending = value === 'sending' || value === 'sent';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSending && on.onClose()}
      width={480}
      title="이대로 보낼까요?"
      description={describeSending(context, contract)}
      footer={
        <>
          <Button size="lg" onClick={on.onClose} disabledReason={isSending ? '보내는 중이에요' : undefined}>
            더 고치기
          </Button>
          <SendButton snapshot={{ value, context }} {...on} />
        </>
      }
    >
      <SendSummary snapshot={{ value, context }} contract={contract} {...on} />
    </Dialog>
  );
}
