import { formatCount, type ServicePlans } from '@/entities/payment/service-plan';
import { visuallyHidden } from '@/shared/styles';
import { ButtonLink } from '@/shared/ui/actions/button';
import { SIGN_UP_HREF } from '@/widgets/landing-shell';
import { PLAN_PITCHES } from '../model/offers';
import { PlanPrice } from './plan-price';
import * as styles from './plan-table.css';

export const PlanTable = ({ plans }: Pick<ServicePlans, 'plans'>) => (
  <table className={styles.table}>
    <caption className={styles.caption}>요금제 견주기</caption>
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          <span className={visuallyHidden}>견줄 내용</span>
        </th>
        {plans.map((plan) => {
          const { action, recommended } = PLAN_PITCHES[plan.servicePlanName];
          return (
            <th key={plan.servicePlanName} scope="col" className={styles.plan({ recommended })}>
              <PlanPrice plan={plan} />
              <ButtonLink
                to={SIGN_UP_HREF}
                variant={recommended ? 'primary' : 'secondary'}
                size="lg"
                fullWidth
                className={styles.action}
              >
                {action}
              </ButtonLink>
            </th>
          );
        })}
      </tr>
    </thead>
    <tbody>
      <tr className={styles.row}>
        <th scope="row" className={styles.feature}>
          한 달에 보낼 수 있는 문서
        </th>
        {plans.map(({ servicePlanName, contractsPerMonth }) => (
          <td
            key={servicePlanName}
            className={styles.offer({ recommended: PLAN_PITCHES[servicePlanName].recommended })}
          >
            {formatCount(contractsPerMonth, '건')}
          </td>
        ))}
      </tr>
    </tbody>
  </table>
);
