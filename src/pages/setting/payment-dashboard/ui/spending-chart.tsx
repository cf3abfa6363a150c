import type { CreditSpending } from '@/entities/payment/credit';
import { visuallyHidden } from '@/shared/styles';
import { getTotalSpending, describeSpending, listGridLines, formatMonth } from '../model/spending';
import * as styles from './spending-chart.css';

type SpendingChartProps = Pick<CreditSpending, 'months'>;

/** The two kinds of credits differ in pattern as well as colour, and screen readers get a table. */
export function SpendingChart({ months }: SpendingChartProps) {
  const highest = Math.max(1, ...months.map(getTotalSpending));
  const toHeight = (credits: number) => `${(credits / highest) * 100}%`;
  return (
    <figure className={styles.chart}>
      <div className={styles.plot} role="img" aria-label={describeSpending(months)}>
        {listGridLines(highest).map((credits) => (
          <div key={credits} className={styles.gridLine} style={{ bottom: toHeight(credits) }}>
            {credits.toLocaleString('ko-KR')}
          </div>
        ))}
        <div className={styles.columns}>
          {months.map((month) => (
            <div key={month.month} className={styles.column}>
              <span className={styles.sum}>{getTotalSpending(month).toLocaleString('ko-KR')}</span>
              {month.messages > 0 && <span className={styles.messages} style={{ height: toHeight(month.messages) }} />}
              {month.documents > 0 && (
                <span className={styles.documents} style={{ height: toHeight(month.documents) }} />
              )}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.months} aria-hidden>
        {months.map(({ month }) => (
          <span key={month} className={styles.month}>
            {formatMonth(month)}
          </span>
        ))}
      </div>
      <div className={styles.legend} aria-hidden>
        <span className={styles.legendEntry}>
          <span className={styles.documentsSwatch} />
          문서
        </span>
        <span className={styles.legendEntry}>
          <span className={styles.messagesSwatch} />
          문자·본인 확인
        </span>
      </div>
      <SpendingTable months={months} />
    </figure>
  );
}

/**
 * The hidden box is necessary because a table ignores a height smaller than its rows and would make the page longer.
 */
const SpendingTable = ({ months }: SpendingChartProps) => (
  <div className={visuallyHidden}>
    <table>
      <caption>달마다 쓴 크레딧</caption>
      <thead>
        <tr>
          <th scope="col">달</th>
          <th scope="col">문서</th>
          <th scope="col">문자·본인 확인</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, documents, messages }) => (
          <tr key={month}>
            <th scope="row">{formatMonth(month)}</th>
            <td>{documents.toLocaleString('ko-KR')}개</td>
            <td>{messages.toLocaleString('ko-KR')}개</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
