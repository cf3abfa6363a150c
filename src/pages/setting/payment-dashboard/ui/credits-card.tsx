import type { ReactNode } from 'react';
import type { PaymentProfile } from '@/entities/payment/account';
import type { ServicePlans } from '@/entities/payment/credit';
import { getLastDayOfPeriod } from '@/entities/payment/plan';
import { formatCount } from '@/entities/payment/service-plan';
import { formatDate } from '#rules/dates.ts';
import { Button } from '@/shared/ui/actions/button';
import { estimateDaysLeft } from '../model/spending';
import * as styles from './payment-dashboard.css';

type CreditsCardProps = {
  credits: PaymentProfile['credits'];
  costs: ServicePlans['costs'];
  /** Undefined while loading. */
  spentInThirtyDays: number | undefined;
  refill?: ReactNode;
  /** Undefined on a phone, where the button is at the bottom of the page. */
  onBuy?: (() => void) | undefined;
};

export const CreditsCard = ({ credits, costs, spentInThirtyDays, refill, onBuy }: CreditsCardProps) => (
  <section className={styles.card} aria-labelledby="credits-heading">
    <div className={styles.body}>
      <div>
        <h2 id="credits-heading" className={styles.label}>
          남은 크레딧
        </h2>
        <p className={styles.value}>{credits.available.toLocaleString('ko-KR')}</p>
        <Outlook credits={credits} spentInThirtyDays={spentInThirtyDays} />
        <p className={styles.note}>요금제 건수를 넘으면 써요.</p>
      </div>
      <dl className={styles.costs}>
        <dt>문서 1건</dt>
        <dd>{costs.DOCUMENT}</dd>
        <dt>문자 1건</dt>
        <dd>{costs.TEXT}</dd>
        <dt>휴대폰 본인 확인 1건</dt>
        <dd>{costs.IDENTITY}</dd>
      </dl>
    </div>
    <div className={styles.footer}>
      {refill}
      {onBuy && (
        <span className={styles.footerActions}>
          <Button variant="primary" onClick={onBuy}>
            크레딧 사기
          </Button>
        </span>
      )}
    </div>
  </section>
);

function Outlook({
  credits: { available, held, nextEnd },
  spentInThirtyDays,
}: Pick<CreditsCardProps, 'credits' | 'spentInThirtyDays'>) {
  const days = spentInThirtyDays === undefined ? null : estimateDaysLeft(available, spentInThirtyDays);
  return (
    <>
      {days !== null && <p className={styles.note}>지금처럼 쓰면 {days}일쯤 쓸 수 있어요.</p>}
      {held > 0 && <p className={styles.note}>열지 않은 문서에 {formatCount(held, '개')}를 잡아뒀어요.</p>}
      {nextEnd && (
        <p className={styles.note}>
          {formatCount(nextEnd.credits, '개')}는 {formatDate(getLastDayOfPeriod(nextEnd.at), 'YYYY년 M월 D일')}까지 쓸
          수 있어요.
        </p>
      )}
    </>
  );
}
