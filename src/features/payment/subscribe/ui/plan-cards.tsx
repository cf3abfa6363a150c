import { useId } from 'react';
import { formatCount, formatWon, SERVICE_PLAN_WORDS } from '@/entities/payment/service-plan';
import { Badge } from '@/shared/ui/feedback/badge';
import { Spinner } from '@/shared/ui/feedback/spinner';
import { explainUnavailablePlan } from '../model/words';
import * as styles from './subscribe.css';
import { getSubscribeStep, type SubscribeViewProps } from './subscribe-view';

const SUITS = { FREE: '조금만 써보고 싶을 때', STANDARD: '팀에서 꾸준히 쓸 때' } as const;

type PlanCardsProps = Pick<SubscribeViewProps, 'snapshot' | 'plans' | 'profile' | 'onPlan'>;

/** Native radio buttons, so that the arrow keys work without any JavaScript. */
export const PlanCards = (props: PlanCardsProps) => (
  <div className={styles.plans}>
    <div role="radiogroup" aria-label="요금제" className={styles.cards}>
      {props.plans.map((plan) => (
        <PlanCard key={plan.servicePlanName} {...props} plan={plan} />
      ))}
    </div>
    <p className={styles.note}>기능과 멤버 수는 모두 같아요.</p>
  </div>
);

type PlanCardProps = PlanCardsProps & { plan: PlanCardsProps['plans'][number] };

function PlanCard({ plan, snapshot: { value, context }, profile, onPlan }: PlanCardProps) {
  const { servicePlanName, price, contractsPerMonth } = plan;
  const describedBy = useId();
  const isChosen = context.plan === servicePlanName;
  const isCurrent = profile.servicePlanName === servicePlanName;
  const reason = isChosen && context.availability ? explainUnavailablePlan(context.availability, profile) : null;
  return (
    <label className={styles.card({ isChosen })}>
      <span className={styles.cardHeader}>
        <input
          type="radio"
          name="service-plan"
          className={styles.radio}
          value={servicePlanName}
          checked={isChosen}
          aria-describedby={describedBy}
          onChange={() => onPlan(servicePlanName)}
        />
        <span className={styles.planName}>{SERVICE_PLAN_WORDS[servicePlanName]}</span>
        {isCurrent && <Badge>{profile.status === 'ENDING' ? '곧 끝나요' : '지금 쓰는 중'}</Badge>}
        <span className={styles.price}>
          {formatWon(price)} <span className={styles.unit}>/ 월</span>
        </span>
      </span>
      <span id={describedBy} className={styles.cardBody}>
        <span className={styles.audience}>{SUITS[servicePlanName]}</span>
        <span>한 달 문서 {formatCount(contractsPerMonth, '건')}</span>
        {isChosen && getSubscribeStep(value) === 'checking' && <Spinner label="바꿀 수 있는지 확인하고 있어요" />}
        {reason !== null && <span className={styles.reason}>{reason}</span>}
      </span>
    </label>
  );
}
