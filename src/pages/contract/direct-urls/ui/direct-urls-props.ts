import type { ReactNode } from 'react';
import type { DirectUrl } from '@/entities/link/direct-url';
import type { LinkAction } from '@/features/direct-url/act-on-link';
import type { LinkListFilter } from '../model/link-filter';

export type DirectUrlsProps = {
  /** Null while the first page is loading. */
  list: { items: readonly DirectUrl[]; page: number; size: number; total: number } | null;
  isFailed: boolean;
  filter: LinkListFilter;
  maySend: boolean;
  onFilter: (change: Partial<LinkListFilter>) => void;
  onRetry: () => void;
  onMake: () => void;
  onAct: (action: LinkAction, link: DirectUrl) => void;
  onCopy: (link: DirectUrl) => void;
  renderSwitch: (link: DirectUrl) => ReactNode;
};
