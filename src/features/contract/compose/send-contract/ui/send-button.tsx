import { CalendarClock, Send } from '@/shared/icons';
import { Button } from '@/shared/ui/actions/button';
import type { SendViewProps } from './send-view.types';

type SendButtonProps = Pick<SendViewProps, 'snapshot' | 'onSend' | 'onRetry' | 'onReload'> & { size?: 'md' | 'lg' };

const STOPPED = '고칠 곳을 먼저 고쳐주세요';
const CHECKING = '보내도 되는지 확인하고 있어요';
const SHORT = '크레딧이 모자라요';

/** Sends the contract, or leads to the step that must come first. */
export function SendButton({ snapshot: { value, context }, size = 'lg', ...on }: SendButtonProps) {
  const { scheduledAt } = context;
  const isSending = value === 'sending' || value === 'sent';
  // Scheduled contracts are only paid for when they are sent.
  const isShort = scheduledAt === null && (context.checked?.cost?.missing ?? 0) > 0;
  const reason = value === 'stopped' ? STOPPED : value === 'checking' ? CHECKING : isShort ? SHORT : undefined;
  return value === 'outdated' ? (
    <Button size={size} variant="primary" onClick={on.onReload}>
      다시 불러오기
    </Button>
  ) : value === 'unchecked' ? (
    <Button size={size} variant="primary" onClick={on.onRetry}>
      다시 확인하기
    </Button>
  ) : (
    <Button
      size={size}
      variant="primary"
      icon={scheduledAt === null ? <Send /> : <CalendarClock />}
      loading={isSending}
      loadingLabel="보내는 중"
      disabledReason={reason}
      onClick={on.onSend}
    >
      {scheduledAt === null ? '보내기' : '예약하기'}
    </Button>
  );
}
