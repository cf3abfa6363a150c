import type { ReactNode } from 'react';

/** The props that the desktop and phone layouts share. */
export interface ListFrameProps<Item> {
  header: ReactNode;
  filters: ReactNode;
  /** The list's accessible name. */
  label: string;
  /** 명, 개. */
  unit: string;
  /** Null while the first page is loading. */
  list: { items: readonly Item[]; page: number; size: number; total: number } | null;
  isFailed: boolean;
  nothing: ReactNode;
  onRetry: () => void;
  onPage: (page: number) => void;
}
