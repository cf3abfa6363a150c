import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SendInquiry } from '@/features/support/send-inquiry';
import { href } from '@/shared/routes';
import { threadSecret } from '@/shared/session';
import { Link } from '@/shared/ui/actions/link';
import * as styles from './landing-support-page.css';

const LinkedThread = lazy(async () => ({ default: (await import('./linked-thread')).LinkedThread }));

export function LandingSupportPage() {
  const [params, setParams] = useSearchParams();
  const thread = params.get('thread');
  const secret = thread === null ? null : threadSecret.reveal(thread);
  return (
    <div className={styles.page}>
      <title>문의하기 | 도장</title>
      {thread === null ? (
        <NewInquiry />
      ) : (
        <>
          <h1 className={styles.linkedTitle}>내 문의</h1>
          <Suspense fallback={null}>
            <LinkedThread secret={secret} onAskAnew={() => setParams({})} />
          </Suspense>
        </>
      )}
    </div>
  );
}

const NewInquiry = () => (
  <>
    <h1 className={styles.title}>무엇을 도와드릴까요?</h1>
    <p className={styles.lead}>
      <span className={styles.sentence}>하루 안에 메일로 답할게요. </span>
      <span className={styles.sentence}>
        <Link to={href('landingFaq')} inline>
          자주 묻는 질문
        </Link>
        에 답이 있을 수도 있어요.
      </span>
    </p>
    <SendInquiry />
  </>
);
