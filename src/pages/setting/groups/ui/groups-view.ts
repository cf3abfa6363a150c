import type { Group } from '@/entities/group';

export type GroupsAction = { act: 'make' } | { act: 'open'; group: Group } | { act: 'delete'; group: Group };

export type GroupsViewProps = {
  /** Null while loading. */
  groups: readonly Group[] | null;
  isFailed: boolean;
  mayManage: boolean;
  onRetry: () => void;
  onAct: (act: GroupsAction) => void;
};
