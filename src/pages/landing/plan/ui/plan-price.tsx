import { formatWon, SERVICE_PLAN_WORDS, type ServicePlans } from '@/entities/payment/service-plan';
import { PLAN_PITCHES } from '../model/offers';
import * as styles from './plan-table.css';

export const PlanPrice = ({ plan: { servicePlanName, price } }: { plan: ServicePlans['plans'][number] }) => (
  <>
    <span className={styles.name}>
      {SERVICE_PLAN_WORDS[servicePlanName]}
      {PLAN_PITCHES[servicePlanName].recommended && <span className={styles.badge}>추천</span>}
    </span>
    <span className={styles.price}>
      {formatWon(price)}
      <span className={styles.period}> / 월</span>
    </span>
    <span className={styles.audience}>{PLAN_PITCHES[servicePlanName].forWhom}</span>
  </>
);
