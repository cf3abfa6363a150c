import { visuallyHidden } from '@/shared/styles';
import { ButtonLink } from '@/shared/ui/actions/button';
import { FEATURES, PLANS } from '../model/plans';
import { OfferMark } from './offer-mark';
import * as styles from './plan-table.css';
import { PlanPrice } from './plan-price';

export const PlanTable = () => (
  <table className={styles.table}>
    <caption className={styles.caption}>요금제 견주기</caption>
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          <span className={visuallyHidden}>견줄 내용</span>
        </th>
        {PLANS.map((plan) => (
          <th key={plan.id} scope="col" className={styles.plan({ recommended: plan.recommended })}>
            <PlanPrice plan={plan} />
            <ButtonLink
              to={plan.action.to}
              variant={plan.recommended ? 'primary' : 'secondary'}
              size="lg"
              fullWidth
              className={styles.action}
            >
              {plan.action.label}
            </ButtonLink>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {FEATURES.map(({ name, offers }) => (
        <tr key={name} className={styles.row}>
          <th scope="row" className={styles.feature}>
            {name}
          </th>
          {PLANS.map(({ id, recommended }) => (
            <td key={id} className={styles.offer({ recommended })}>
              <OfferMark offer={offers[id]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
