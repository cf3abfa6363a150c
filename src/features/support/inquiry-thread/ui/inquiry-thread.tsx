import { useQuery } from '@tanstack/react-query';
import { inquiryQueries, type ThreadKey } from '@/entities/help/inquiry';
import { createFileUploader } from '@/entities/help/inquiry-file';
import { ApiError, getErrorMessage } from '@/shared/api';
import { downloadFile } from '../api/download-file';
import { useWriteMessage } from '../api/use-write-message';
import { MissingThread } from './missing-thread';
import { ThreadView } from './thread-view';

type InquiryThreadProps = {
  /** Null if this tab doesn't know the link's secret. */
  threadKey: ThreadKey | null;
  /** Starts a new inquiry if this one can't be read or continued. */
  onAskAnew: () => void;
};

export const InquiryThread = ({ threadKey, onAskAnew }: InquiryThreadProps) =>
  threadKey === null ? (
    <MissingThread reason="elsewhere" onAskAnew={onAskAnew} />
  ) : (
    <OpenThread threadKey={threadKey} onAskAnew={onAskAnew} />
  );

type OpenThreadProps = InquiryThreadProps & { threadKey: ThreadKey };

function OpenThread({ threadKey, onAskAnew }: OpenThreadProps) {
  const inquiry = useQuery(inquiryQueries.thread(threadKey));
  const writing = useWriteMessage(threadKey);
  const status = inquiry.isError ? ApiError.from(inquiry.error).status : undefined;
  return (
    <ThreadView
      inquiry={inquiry.data ?? null}
      problem={!inquiry.isError ? null : status === 404 || status === 410 || status === 422 ? 'gone' : 'failed'}
      isSending={writing.isPending}
      failure={writing.isError ? getErrorMessage(writing.error) : null}
      upload={createFileUploader('secret' in threadKey ? threadKey.secret : null)}
      onDownload={(file) => downloadFile(threadKey, file)}
      onSend={(written) => writing.mutateAsync(written)}
      onRetry={() => void inquiry.refetch()}
      onAskAnew={onAskAnew}
    />
  );
}
