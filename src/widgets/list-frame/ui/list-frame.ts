import type { ReactNode } from 'react';

export interface ListFrameProps<Item> {
  header: ReactNode;
  filters: ReactNode;
  label: string;
  /** The counter word, such as 명 or 개. */
  unit: string;
  /** Null while the first page is loading. */
  list: { items: readonly Item[]; page: number; size: number; total: number } | null;
  isFailed: boolean;
  nothing: ReactNode;
  onRetry: () => void;
  onPage: (page: number) => void;
}
