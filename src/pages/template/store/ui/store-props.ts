import type { StoreSet, StoreTemplate } from '@/entities/store-template';
import type { CopyStates } from '@/features/template/copy-store-template';
import type { StoreFilter } from '../model/store-filter';

export type StoreViewProps = {
  /** Null while the forms are loading. */
  list: { items: readonly StoreTemplate[]; sets: readonly StoreSet[] } | null;
  isFailed: boolean;
  filter: StoreFilter;
  copies: CopyStates;
  mayCopy: boolean;
  maySend: boolean;
  onFilter: (change: Partial<StoreFilter>) => void;
  onRetry: () => void;
  onCopy: (storeTemplateIds: readonly string[]) => void;
  onAct: (what: 'send' | 'edit', templateId: string, title: string) => void;
  onShowTemplates: () => void;
};
