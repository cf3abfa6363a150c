import type { Payment } from '@/entities/payment/history';
import { PAYMENT_STATE_LABELS } from '@/entities/payment/order';
import { formatWon } from '@/entities/payment/service-plan';
import { formatMonthDay } from '@/shared/lib/seoul-time';
import { href } from '@/shared/routes';
import { Link } from '@/shared/ui/actions/link';
import { Badge } from '@/shared/ui/feedback/badge';
import { DashboardPart } from './dashboard-part';
import * as styles from './payment-dashboard.css';

export type RecentPaymentsProps = {
  /** Undefined while loading. */
  payments: readonly Payment[] | undefined;
  isFailed: boolean;
  onRetry: () => void;
};

export const RecentPayments = ({ payments, isFailed, onRetry }: RecentPaymentsProps) => (
  <DashboardPart
    title="최근 결제"
    aside={<Link to={href('settingPaymentHistory')}>모두 보기</Link>}
    isLoading={!payments}
    trouble={isFailed ? '최근 결제를 불러오지 못했어요.' : null}
    onRetry={onRetry}
  >
    {payments && payments.length > 0 ? (
      <ul className={styles.payments}>
        {payments.map((payment) => (
          <PaymentRow key={payment.orderId} payment={payment} />
        ))}
      </ul>
    ) : (
      <p className={styles.none}>아직 결제한 내역이 없어요</p>
    )}
  </DashboardPart>
);

const PaymentRow = ({ payment: { orderName, state, amount, approvedAt, requestedAt } }: { payment: Payment }) => (
  <li className={styles.payment}>
    <span className={styles.paymentDay}>{formatMonthDay(approvedAt ?? requestedAt)}</span>
    <span className={styles.paymentName}>
      {orderName}
      {state !== 'DONE' && (
        <>
          {' '}
          <Badge tone={state === 'FAILED' ? 'danger' : 'neutral'}>{PAYMENT_STATE_LABELS[state]}</Badge>
        </>
      )}
    </span>
    <span className={styles.paymentSum}>{formatWon(amount)}</span>
  </li>
);
