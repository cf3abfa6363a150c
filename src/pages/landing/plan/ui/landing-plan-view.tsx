import type { ServicePlans } from '@/entities/payment/service-plan';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { responsive } from '@/shared/ui/layout/responsive';
import { CreditsSection } from './credits';
import { FeatureList } from './feature-list';
import * as styles from './landing-plan-page.css';
import { PlanTable } from './plan-table';
import { PlanTabs } from './plan-tabs';

const Plans = responsive({ desktop: PlanTable, mobile: PlanTabs });

type LandingPlanViewProps = {
  /** Undefined while loading, null if loading failed. */
  plans: ServicePlans | null | undefined;
  onReload: () => void;
};

export const LandingPlanView = ({ plans, onReload }: LandingPlanViewProps) => (
  <div className={styles.page}>
    <title>요금 안내 | 도장</title>
    {plans?.billing === 'off' ? (
      <>
        <Header title="요금이 없어요" lead={['직접 설치한 도장이에요.', '보내는 수와 멤버 수에 제한이 없어요.']} />
        <FeatureList title="모두 쓸 수 있어요" />
      </>
    ) : (
      <>
        <Header
          title="쓰는 만큼만 내요"
          lead={['받는 분은 언제나 무료예요.', '요금제는 언제든 바꾸거나 해지할 수 있어요.']}
        />
        {plans === undefined && <PageSkeleton />}
        {plans === null && <LoadFailure onReload={onReload} />}
        {plans && <PlansForSale plans={plans} />}
      </>
    )}
  </div>
);

const Header = ({ title, lead: [first, second] }: { title: string; lead: readonly [string, string] }) => (
  <header className={styles.header}>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.lead}>
      <span className={styles.sentence}>{first} </span>
      <span className={styles.sentence}>{second}</span>
    </p>
  </header>
);

const LoadFailure = ({ onReload }: { onReload: () => void }) => (
  <Banner
    tone="danger"
    action={
      <Button size="sm" onClick={onReload}>
        다시 불러오기
      </Button>
    }
  >
    요금을 불러오지 못했어요.
  </Banner>
);

const PlansForSale = ({ plans: { plans, costs, packs } }: { plans: ServicePlans }) => (
  <>
    <Plans plans={plans} />
    <p className={styles.note}>한 달씩 내요. 적힌 값에는 부가세가 들어 있어요.</p>
    <FeatureList title="기능과 멤버 수는 모두 같아요" />
    <CreditsSection costs={costs} packs={packs} />
  </>
);
