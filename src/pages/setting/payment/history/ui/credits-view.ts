import type { CreditEntry } from '@/entities/payment/history';

export type CreditsViewProps = {
  /** Null while the newest ones are loading. */
  entries: readonly CreditEntry[] | null;
  isFailed: boolean;
  /** Whether there are older ones. */
  hasMore: boolean;
  isLoadingMore: boolean;
  onRetry: () => void;
  onMore: () => void;
};
