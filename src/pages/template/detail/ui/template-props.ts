import type { BatchListItem } from '@/entities/batch';
import type { ContractListItem } from '@/entities/contract';
import type { DirectUrl } from '@/entities/link/direct-url';
import type { Template, TemplateVersion } from '@/entities/template';
import type { TemplateAction } from '@/features/template/act-on-template';

export type TemplateViewProps = {
  template: Template;
  /** The version on the screen: an old one, or `template` itself. */
  shown: Template;
  /** Null while loading. */
  versions: readonly TemplateVersion[] | null;
  sent: { items: readonly ContractListItem[]; total: number } | null;
  /** Null while loading. */
  batches: { items: readonly BatchListItem[]; total: number } | null;
  /** Null while loading. */
  links: { items: readonly DirectUrl[]; total: number } | null;
  isFailed: boolean;
  maySend: boolean;
  onBack: () => void;
  onAct: (action: TemplateAction) => void;
  onBookmark: () => void;
  onShow: (number: number | null) => void;
  onRestore: (number: number) => void;
  onRetry: () => void;
  onStale: () => void;
};
