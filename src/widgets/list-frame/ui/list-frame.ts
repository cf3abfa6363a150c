import type { ReactNode } from 'react';

/** What a list has on a desktop and on a phone. */
export interface ListFrameProps<Item> {
  header: ReactNode;
  filters: ReactNode;
  /** Names the list for screen readers. */
  label: string;
  /** 명, 개. */
  unit: string;
  /** null while the first page is on its way. */
  list: { items: readonly Item[]; page: number; size: number; total: number } | null;
  isFailed: boolean;
  nothing: ReactNode;
  onRetry: () => void;
  onPage: (page: number) => void;
}
