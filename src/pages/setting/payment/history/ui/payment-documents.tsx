import { Receipt } from '@/shared/icons';
import type { Payment } from '@/entities/payment/history';
import { Button } from '@/shared/ui/actions/button';
import { ExternalLink } from '@/shared/ui/actions/link';
import type { PaymentsViewProps } from './payments-view';

type PaymentPapersProps = Pick<PaymentsViewProps, 'savingOrderId' | 'onReceipt'> & {
  payment: Payment;
  size: 'sm' | 'lg';
};

/** Links to our receipt and to the card company's sales slip, which serves as a tax invoice. */
export const PaymentDocuments = ({ payment, size, savingOrderId, onReceipt }: PaymentPapersProps) => (
  <>
    {payment.slipUrl !== null && (
      <ExternalLink tone="neutral" href={payment.slipUrl}>
        매출전표
      </ExternalLink>
    )}
    {payment.receiptUrl !== null && (
      <Button
        size={size}
        variant={size === 'sm' ? 'ghost' : 'secondary'}
        icon={<Receipt />}
        loading={savingOrderId === payment.orderId}
        onClick={() => onReceipt(payment.orderId)}
      >
        영수증
      </Button>
    )}
  </>
);
