import { useQuery } from '@tanstack/react-query';
import { paymentQueries } from '@/entities/payment/history';
import { useSaveReceipt } from '@/features/payment/save-documents';
import { getSeoulDay, useNow } from '@/shared/lib/seoul-time';
import { responsive } from '@/shared/ui/layout/responsive';
import { toPageQuery, type HistoryFilter } from '../model/history-filter';
import { PaymentsDesktop } from './payments.desktop';
import { PaymentsMobile } from './payments.mobile';

const PaymentsView = responsive({ desktop: PaymentsDesktop, mobile: PaymentsMobile });

type PaymentsTabProps = {
  organizationUuid: string;
  filter: HistoryFilter;
  onFilter: (change: Partial<HistoryFilter>) => void;
};

export function PaymentsTab({ organizationUuid, filter, onFilter }: PaymentsTabProps) {
  const now = useNow();
  const payments = useQuery(paymentQueries.list(organizationUuid, toPageQuery(filter)));
  const receipt = useSaveReceipt();
  return (
    <PaymentsView
      payments={payments.data ?? null}
      isFailed={payments.isError}
      filter={filter}
      today={getSeoulDay(now)}
      savingOrderId={receipt.isPending ? receipt.variables : null}
      onFilter={onFilter}
      onRetry={() => void payments.refetch()}
      onReceipt={(orderId) => receipt.mutate(orderId)}
    />
  );
}
