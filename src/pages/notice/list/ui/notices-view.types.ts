import type { NoticePage } from '@/entities/help/notice';
import type { NoticeFilter } from '../model/notice-filter';

export interface NoticesViewProps {
  /** Null while the first page is loading. */
  list: NoticePage | null;
  isFailed: boolean;
  filter: NoticeFilter;
  onFilter: (change: Partial<NoticeFilter>) => void;
  onRetry: () => void;
}
