import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { inquiryQueries, parseThreadKey } from '@/entities/help/inquiry';
import { uploadInquiryFile } from '@/entities/help/inquiry-file';
import { AskForm, useAskQuestion } from '@/features/support/ask-as-member';
import { InquiryThread } from '@/features/support/inquiry-thread';
import { getErrorMessage } from '@/shared/api';
import { href } from '@/shared/routes';
import { threadSecret } from '@/shared/session';
import { Button } from '@/shared/ui/actions/button';
import { toast } from '@/shared/ui/feedback/toast';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { InquiriesView } from './inquiries-view';
import * as styles from './support.css';

/** The URL selects the list, one question or a new one, so that emails and the help menu can link to each. */
export function SupportPage() {
  const [params, setParams] = useSearchParams();
  const named = params.get('thread');
  const thread = named === null ? null : threadSecret.reveal(named);
  const isAsking = params.has('new') || params.has('from');
  const ask = () => setParams({ new: '' });
  const showAll = () => setParams({});
  return (
    <div className={styles.page}>
      <title>문의하기 | 도장</title>
      {named !== null ? (
        <>
          <PageHeader title="문의" onBack={showAll} />
          <InquiryThread key={thread} threadKey={thread === null ? null : parseThreadKey(thread)} onAskAnew={ask} />
        </>
      ) : isAsking ? (
        <>
          <PageHeader title="문의하기" description="하루 안에 답할게요." onBack={showAll} />
          <Asking pageUrl={readPath(params.get('from'))} />
        </>
      ) : (
        <>
          <PageHeader
            title="문의하기"
            description="하루 안에 메일과 알림으로 답할게요."
            actions={
              <Button variant="primary" onClick={ask}>
                새로 문의하기
              </Button>
            }
          />
          <Inquiries />
        </>
      )}
    </div>
  );
}

const MAX_PATH = 500;
const readPath = (from: string | null) => (from?.startsWith('/') && from.length <= MAX_PATH ? from : null);

function Inquiries() {
  const list = useQuery(inquiryQueries.list());
  return <InquiriesView items={list.data ?? null} isFailed={list.isError} onRetry={() => void list.refetch()} />;
}

function Asking({ pageUrl }: { pageUrl: string | null }) {
  const asking = useAskQuestion();
  // The form is gone before the page moves on, so it no longer asks about what was sent.
  if (asking.data) return <Navigate to={`${href('settingSupport')}?thread=${asking.data.inquiryId}`} />;
  return (
    <AskForm
      pageUrl={pageUrl}
      upload={uploadInquiryFile}
      isSending={asking.isPending}
      failure={asking.isError ? getErrorMessage(asking.error) : null}
      onSend={(question) => asking.mutate(question, { onSuccess: () => toast.success('문의를 보냈어요') })}
    />
  );
}
