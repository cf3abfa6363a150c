import type { Member, Permission } from '@/entities/member';
import type { MemberAction } from '@/features/member/act-on-member';
import type { MemberListFilter } from '../model/member-filter';

export type MembersViewProps = {
  /** Null while the first page is loading. */
  members: { items: Member[]; page: number; size: number; total: number } | null;
  isFailed: boolean;
  memberCount: number;
  mayManage: boolean;
  held: readonly Permission[];
  amOwner: boolean;
  filter: MemberListFilter;
  onFilter: (change: Partial<MemberListFilter>) => void;
  onRetry: () => void;
  onInvite: () => void;
  onAct: (act: MemberAction, member: Member) => void;
};
