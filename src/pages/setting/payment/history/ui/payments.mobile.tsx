import { useState } from 'react';
import { ListRow } from '@/shared/ui/data/list-row';
import { ListMobile } from '@/widgets/list-frame';
import { getPaymentDay } from '../model/days';
import * as styles from './history.css';
import { NoPayments } from './no-payments';
import { PaymentAmount } from './payment-amount';
import { PaymentFilters } from './payment-filters';
import { PaymentSheet } from './payment-sheet';
import { PaymentStateBadge } from './payment-state-badge';
import { PaymentsSum } from './payments-sum';
import type { PaymentsViewProps } from './payments-view';

export function PaymentsMobile(props: PaymentsViewProps) {
  const { payments, isFailed, onFilter, onRetry } = props;
  const [openId, setOpenId] = useState<string | null>(null);
  const open = payments?.items.find(({ orderId }) => orderId === openId);
  return (
    <>
      <ListMobile
        header={null}
        filters={
          <div className={styles.phoneFilters}>
            <PaymentFilters {...props} />
            {payments && <PaymentsSum sum={payments.sum} />}
          </div>
        }
        label="결제 내역"
        unit="건"
        list={payments}
        isFailed={isFailed}
        nothing={<NoPayments {...props} />}
        onRetry={onRetry}
        onPage={(page) => onFilter({ page })}
        renderRow={(payment) => (
          <ListRow
            key={payment.orderId}
            title={payment.orderName}
            description={getPaymentDay(payment)}
            onOpen={() => setOpenId(payment.orderId)}
            tail={
              <div className={styles.trailingColumn}>
                <PaymentAmount payment={payment} />
                <PaymentStateBadge state={payment.state} />
              </div>
            }
          />
        )}
      />
      {open && <PaymentSheet {...props} payment={open} onClose={() => setOpenId(null)} />}
    </>
  );
}
