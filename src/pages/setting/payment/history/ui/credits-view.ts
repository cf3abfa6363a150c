import type { CreditEntry } from '@/entities/payment/history';

export type CreditsViewProps = {
  /** Null while the first page is loading. */
  entries: readonly CreditEntry[] | null;
  isFailed: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  onRetry: () => void;
  onMore: () => void;
};
