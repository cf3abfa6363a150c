import type { ContractListItem, ContractTab } from '@/entities/contract';
import type { Folder, Label } from '@/entities/filing';
import type { Member } from '@/entities/member';
import type { ContractAction } from '@/features/contract/follow/act-on-contract';
import type { BulkCommand } from '@/features/contract/follow/act-on-many';
import type { FilingKind } from '@/features/contract/filing/manage-filing';
import type { ListFilter } from '../model/list-filter';
import type { Selection } from '../model/use-selection';

export type ContractList = {
  items: ContractListItem[];
  page: number;
  total: number;
  totalIsExact: boolean;
  after: string | null;
  counts: Record<ContractTab, number>;
};

type Choice = { value: string; label: string };
export type Choices = {
  folders: Folder[];
  labels: Label[];
  senders: Member[];
  templates: Choice[];
  batches: Choice[];
  links: Choice[];
};

export type ContractsViewProps = {
  /** Null while the first page is loading. */
  list: ContractList | null;
  isFailed: boolean;
  isMore: boolean;
  filter: ListFilter;
  choices: Choices;
  selection: Selection;
  maySend: boolean;
  maySeeAll: boolean;
  now: Date;
  actsOn: (contract: ContractListItem) => ContractAction[];
  onFilter: (change: Partial<ListFilter>) => void;
  onRetry: () => void;
  onAct: (act: ContractAction, contract: ContractListItem) => void;
  onBulk: (act: BulkCommand) => void;
  onFiling: (kind: FilingKind) => void;
};
