import type { Member, Permission } from '@/entities/member';
import type { MemberAct } from '@/features/member/act-on-member';
import type { MemberListFilter } from '../model/member-filter';

export type MembersViewProps = {
  /** null while the first page is on its way. */
  members: { items: Member[]; page: number; size: number; total: number } | null;
  isFailed: boolean;
  memberCount: number;
  mayManage: boolean;
  /** What whoever looks at the list may do themselves. */
  held: readonly Permission[];
  amOwner: boolean;
  filter: MemberListFilter;
  onFilter: (change: Partial<MemberListFilter>) => void;
  onRetry: () => void;
  onInvite: () => void;
  onAct: (act: MemberAct, member: Member) => void;
};
