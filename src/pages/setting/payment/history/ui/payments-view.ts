import type { PaymentPage } from '@/entities/payment/history';
import type { HistoryFilter } from '../model/history-filter';

export type PaymentsViewProps = {
  /** Null while the first page is loading. */
  payments: PaymentPage | null;
  isFailed: boolean;
  filter: HistoryFilter;
  /** Today in Seoul, such as "2026-11-20". */
  today: string;
  savingOrderId: string | null;
  onFilter: (change: Partial<HistoryFilter>) => void;
  onRetry: () => void;
  onReceipt: (orderId: string) => void;
};
