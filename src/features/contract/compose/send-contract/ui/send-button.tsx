import { CalendarClock, Send } from 'lucide-react';
import { Button } from '@/shared/ui/actions/button';
import type { SendViewProps } from './send-view.types';

type SendButtonProps = Pick<SendViewProps, 'snapshot' | 'onSend' | 'onRetry' | 'onReload'> & { size?: 'md' | 'lg' };

const STOPPED = '고칠 곳을 먼저 고쳐주세요';

/** Sends, or does what has to be done first. */
export function SendButton({ snapshot: { value, context }, size = 'lg', ...on }: SendButtonProps) {
  const { scheduledAt } = context;
  const isSending = value === 'sending' || value === 'sent';
  const isChecking = value === 'checking';
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
      disabledReason={value === 'stopped' ? STOPPED : isChecking ? '보내도 되는지 확인하고 있어요' : undefined}
      onClick={on.onSend}
    >
      {scheduledAt === null ? '보내기' : '예약하기'}
    </Button>
  );
}
