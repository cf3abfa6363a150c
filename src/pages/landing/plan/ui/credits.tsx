import { formatCount, formatWon, type ServicePlans } from '@/entities/payment/service-plan';
import { visuallyHidden } from '@/shared/styles';
import { CREDIT_USES } from '../model/offers';
import * as styles from './credits.css';

export const CreditsSection = ({ costs, packs }: Pick<ServicePlans, 'costs' | 'packs'>) => (
  <section className={styles.credits} aria-labelledby="credits-title">
    <div>
      <h2 id="credits-title" className={styles.title}>
        크레딧
      </h2>
      <p className={styles.lead}>요금제 건수를 넘거나 알림톡, 문자, 본인 확인을 쓸 때 나가요.</p>
    </div>
    <CreditTable
      caption="쓸 때 나가는 크레딧"
      heads={['쓰는 일', '크레딧']}
      rows={CREDIT_USES.map(({ use, name }) => [name, `${costs[use]} 크레딧`])}
    />
    <CreditTable
      caption="크레딧 값"
      heads={['크레딧', '값']}
      rows={packs.map(({ credits, price }) => [formatCount(credits, '개'), formatWon(price)])}
    />
  </section>
);

type CreditTableProps = {
  caption: string;
  heads: readonly [string, string];
  rows: readonly (readonly [string, string])[];
};

const CreditTable = ({ caption, heads, rows }: CreditTableProps) => (
  <table className={styles.table}>
    <caption className={visuallyHidden}>{caption}</caption>
    <thead className={visuallyHidden}>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([what, value]) => (
        <tr key={what} className={styles.row}>
          <th scope="row" className={styles.item}>
            {what}
          </th>
          <td className={styles.value}>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
