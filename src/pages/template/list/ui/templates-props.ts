import type { TemplateListItem, TemplateTab } from '@/entities/template';
import type { TemplateAction } from '@/features/template/act-on-template';
import type { ListFilter } from '../model/template-filter';

export type TemplatesViewProps = {
  /** Null while the first page is loading. */
  list: { items: readonly TemplateListItem[]; total: number; counts: Record<TemplateTab, number> } | null;
  isFailed: boolean;
  tab: TemplateTab;
  filter: ListFilter;
  folders: readonly { folderId: string; name: string }[];
  makers: readonly { value: string; label: string }[];
  maySend: boolean;
  mayManage: boolean;
  onSendMany: () => void;
  onFiling: () => void;
  onFilter: (change: Partial<ListFilter>) => void;
  onRetry: () => void;
  onAct: (action: TemplateAction, template: TemplateListItem) => void;
  onBookmark: (template: TemplateListItem) => void;
};
