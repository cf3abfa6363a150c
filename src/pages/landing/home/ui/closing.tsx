import { href } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/actions/button';
import { LogoMark } from '@/shared/ui/data/logo';
import { SIGN_UP_HREF } from '@/widgets/landing-shell';
import * as styles from './closing.css';
import { heading } from './landing-home-page.css';

export const ClosingSection = () => (
  <section className={styles.closing} aria-labelledby="closing-title">
    <LogoMark decorative className={styles.mark} />
    <h2 id="closing-title" className={`${heading} ${styles.title}`}>
      첫 문서, 오늘 보내보세요
    </h2>
    <p className={styles.textBlock}>가입하고 파일을 올리면 바로 보낼 수 있어요.</p>
    <div className={styles.actions}>
      <ButtonLink to={SIGN_UP_HREF} variant="primary" size="xl" className={styles.action}>
        시작하기
      </ButtonLink>
      <ButtonLink to={href('landingSupport')} variant="secondary" size="xl" className={styles.supportLink}>
        도입 문의하기
      </ButtonLink>
    </div>
  </section>
);
