import { formatWon, type Plan } from '../model/plans';
import * as styles from './plan-table.css';

export const PlanPrice = ({ plan }: { plan: Plan }) => (
  <>
    <span className={styles.name}>
      {plan.name}
      {plan.recommended && <span className={styles.badge}>가장 많이 써요</span>}
    </span>
    <span className={styles.price}>
      {plan.monthlyPrice === null ? (
        '상담 후 정해요'
      ) : (
        <>
          {formatWon(plan.monthlyPrice)}
          <span className={styles.period}> / 월</span>
        </>
      )}
    </span>
    <span className={styles.audience}>{plan.forWhom}</span>
  </>
);
