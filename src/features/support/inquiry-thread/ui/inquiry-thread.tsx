import { useQuery } from '@tanstack/react-query';
import { inquiryQueries, type ThreadKey } from '@/entities/help/inquiry';
import { ApiError, errorMessage } from '@/shared/api';
import { useWriteMessage } from '../api/use-write-message';
import { ThreadView } from './thread-view';

type InquiryThreadProps = {
  threadKey: ThreadKey;
  /** Asks something new, if this cannot be read or continued. */
  onAskAnew: () => void;
};

export function InquiryThread({ threadKey, onAskAnew }: InquiryThreadProps) {
  const inquiry = useQuery(inquiryQueries.thread(threadKey));
  const writing = useWriteMessage(threadKey);
  const status = inquiry.isError ? ApiError.from(inquiry.error).status : undefined;
  return (
    <ThreadView
      inquiry={inquiry.data ?? null}
      problem={!inquiry.isError ? null : status === 404 || status === 410 || status === 422 ? 'gone' : 'failed'}
      isSending={writing.isPending}
      failure={writing.isError ? errorMessage(writing.error) : null}
      onSend={(message) => writing.mutateAsync(message)}
      onRetry={() => void inquiry.refetch()}
      onAskAnew={onAskAnew}
    />
  );
}
