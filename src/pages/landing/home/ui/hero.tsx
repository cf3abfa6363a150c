import { FileText, ShieldCheck, Smartphone } from '@/shared/icons';
import { href } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/actions/button';
import { LogoMark } from '@/shared/ui/data/logo';
import { SIGN_UP_HREF } from '@/widgets/landing-shell';
import { ContractSheet } from './drawing/contract-sheet';
import { SealPhone } from './drawing/seal-phone';
import * as styles from './hero.css';

import { desktopOnly, mobileOnly } from './landing-home-page.css';

export const Hero = () => (
  <section className={styles.hero} aria-labelledby="hero-title">
    <div className={styles.inner}>
      <div className={styles.textBlock}>
        <h1 id="hero-title" className={styles.title}>
          계약서를 보내면
          <br />
          도장이 돌아와요
        </h1>
        <p className={styles.lead}>
          <span className={desktopOnly}>
            PDF나 한글 파일을 올리고 서명할 자리만 정하세요.
            <br />
            받는 분은 가입 없이 휴대폰에서 바로 찍어요.
          </span>
          <span className={mobileOnly}>
            파일을 올리고 서명할 자리만 정하세요.
            <br />
            받는 분은 가입 없이 바로 찍어요.
          </span>
        </p>
        <div className={styles.actions}>
          <ButtonLink to={SIGN_UP_HREF} variant="primary" size="xl" className={styles.action}>
            시작하기
          </ButtonLink>
          <ButtonLink to={href('landingPlan')} variant="secondary" size="xl" className={styles.action}>
            요금 보기
          </ButtonLink>
        </div>
        <ul className={styles.facts}>
          <li className={styles.fact}>
            <Smartphone /> 앱 없이 서명
          </li>
          <li className={styles.fact}>
            <ShieldCheck /> 휴대폰 본인 확인
          </li>
          <li className={styles.fact}>
            <FileText /> 감사추적인증서
          </li>
        </ul>
      </div>
      <div className={styles.illustration} aria-hidden>
        <div className={styles.desk}>
          <ContractSheet className={styles.sheet} />
        </div>
        <SealPhone className={styles.phone} />
        <div className={styles.toast}>
          <LogoMark decorative className={styles.toastMark} />
          <span>
            <b className={styles.toastTitle}>이도윤 님이 도장을 찍었어요</b>
            <span className={styles.toastNote}>2026년 근로계약서 · 방금</span>
          </span>
        </div>
      </div>
    </div>
  </section>
);
