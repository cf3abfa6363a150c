import { Banner } from '@/shared/ui/feedback/banner';
import { responsive } from '@/shared/ui/layout/responsive';
import { CreditsSection } from './credits';
import * as styles from './landing-plan-page.css';
import { PlanTabs } from './plan-tabs';
import { PlanTable } from './plan-table';

const Plans = responsive({ desktop: PlanTable, mobile: PlanTabs });

export const LandingPlanPage = () => (
  <div className={styles.page}>
    <title>요금 안내 | 도장</title>
    <header className={styles.header}>
      <h1 className={styles.title}>쓰는 만큼만 내요</h1>
      <p className={styles.lead}>
        <span className={styles.sentence}>받는 분은 언제나 무료예요. </span>
        <span className={styles.sentence}>요금제는 언제든 바꾸거나 해지할 수 있어요.</span>
      </p>
    </header>
    <div className={styles.notice}>
      <Banner tone="accent">
        요금제와 크레딧은 아직 준비하고 있어요. 그때까지는 아래 제한 없이 무료로 쓸 수 있어요.
      </Banner>
    </div>
    <Plans />
    <p className={styles.note}>한 달씩 내요. 적힌 값에는 부가세가 들어 있어요.</p>
    <CreditsSection />
  </div>
);
