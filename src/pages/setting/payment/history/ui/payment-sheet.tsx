import type { ReactNode } from 'react';
import { formatPaidBy, type Payment } from '@/entities/payment/history';
import { Sheet } from '@/shared/ui/overlays/sheet';
import { getPaymentDay, formatUsablePeriod } from '../model/days';
import { FailureWords } from './failure-reason';
import * as styles from './history.css';
import { PaymentAmount } from './payment-amount';
import { PaymentDocuments } from './payment-documents';
import { PaymentStateBadge } from './payment-state-badge';
import type { PaymentsViewProps } from './payments-view';

type PaymentSheetProps = Pick<PaymentsViewProps, 'savingOrderId' | 'onReceipt'> & {
  payment: Payment;
  onClose: () => void;
};

export function PaymentSheet({ payment, onClose, ...papers }: PaymentSheetProps) {
  const period = formatUsablePeriod(payment);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={payment.orderName}>
      <dl className={styles.facts}>
        <Fact name="결제한 날">{getPaymentDay(payment)}</Fact>
        {period !== null && <Fact name="쓰는 기간">{period}</Fact>}
        {payment.card && <Fact name="결제 수단">{formatPaidBy(payment.card)}</Fact>}
        <Fact name="금액">
          <PaymentAmount payment={payment} />
        </Fact>
        <Fact name="상태">
          <PaymentStateBadge state={payment.state} />
        </Fact>
      </dl>
      {payment.failure && (
        <div className={styles.reason}>
          <FailureWords failure={payment.failure} />
        </div>
      )}
      <div className={styles.sheetDocuments}>
        <PaymentDocuments {...papers} payment={payment} size="lg" />
      </div>
    </Sheet>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.factName}>{name}</dt>
    <dd className={styles.factValue}>{children}</dd>
  </div>
);
