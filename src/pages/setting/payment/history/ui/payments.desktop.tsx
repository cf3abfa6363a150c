import { formatPaidBy } from '@/entities/payment/history';
import { TableCell, TableHeader, TableRow } from '@/shared/ui/data/table';
import { ListDesktop } from '@/widgets/list-frame';
import { getPaymentDay, formatUsablePeriod } from '../model/days';
import { FailureReason } from './failure-reason';
import * as styles from './history.css';
import { NoPayments } from './no-payments';
import { PaymentAmount } from './payment-amount';
import { PaymentFilters } from './payment-filters';
import { PaymentDocuments } from './payment-documents';
import { PaymentStateBadge } from './payment-state-badge';
import { PaymentsSum } from './payments-sum';
import type { PaymentsViewProps } from './payments-view';

const COLUMNS = 7;

export function PaymentsDesktop(props: PaymentsViewProps) {
  const { payments, isFailed, onFilter, onRetry } = props;
  return (
    <ListDesktop
      header={null}
      filters={<PaymentFilters {...props} end={payments && <PaymentsSum sum={payments.sum} />} />}
      label="결제 내역"
      unit="건"
      list={payments}
      isFailed={isFailed}
      nothing={<NoPayments {...props} />}
      onRetry={onRetry}
      onPage={(page) => onFilter({ page })}
      columns={COLUMNS}
      head={
        <>
          <TableHeader aria-sort="descending">결제한 날</TableHeader>
          <TableHeader>내용</TableHeader>
          <TableHeader>쓰는 기간</TableHeader>
          <TableHeader>결제 수단</TableHeader>
          <TableHeader align="end">금액</TableHeader>
          <TableHeader>상태</TableHeader>
          <TableHeader hiddenLabel>영수증</TableHeader>
        </>
      }
      renderRow={(payment) => (
        <TableRow key={payment.orderId}>
          <TableCell className={styles.day}>{getPaymentDay(payment)}</TableCell>
          <TableCell name>{payment.orderName}</TableCell>
          <TableCell>{formatUsablePeriod(payment) ?? '—'}</TableCell>
          <TableCell>{payment.card ? formatPaidBy(payment.card) : '—'}</TableCell>
          <TableCell align="end">
            <PaymentAmount payment={payment} />
          </TableCell>
          <TableCell>
            <PaymentStateBadge state={payment.state} />
          </TableCell>
          <TableCell align="end">
            <div className={styles.documents}>
              {payment.failure && <FailureReason failure={payment.failure} />}
              <PaymentDocuments {...props} payment={payment} size="sm" />
            </div>
          </TableCell>
        </TableRow>
      )}
    />
  );
}
