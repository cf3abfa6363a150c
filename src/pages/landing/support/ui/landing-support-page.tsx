import { SendInquiry } from '@/features/support/send-inquiry';
import { href } from '@/shared/routes';
import { Link } from '@/shared/ui/actions/link';
import * as styles from './landing-support-page.css';

export const LandingSupportPage = () => (
  <div className={styles.page}>
    <title>문의하기 | 도장</title>
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
  </div>
);
