import { PERMISSIONS, type MemberStatusType, type Permission } from '@/entities/member';

/** Everything is in the address, so that a filtered list can be sent to a colleague, and "back" undoes a filter. */
export type MemberListFilter = {
  status: MemberStatusType | null;
  permission: Permission | null;
  search: string;
  page: number;
};

export const STATUS_OPTIONS: readonly { value: MemberStatusType; label: string }[] = [
  { value: 'ACCEPTED', label: '활동 중' },
  { value: 'INVITED', label: '초대 보냄' },
  { value: 'EXPIRED', label: '초대 만료' },
  { value: 'CANCELLED', label: '초대 취소됨' },
  { value: 'WITHDRAWN', label: '내보냄' },
];

export function readFilter(params: URLSearchParams): MemberListFilter {
  const status = STATUS_OPTIONS.find(({ value }) => value === params.get('status'))?.value ?? null;
  const permission = PERMISSIONS.find((words) => words.permission === params.get('permission'))?.permission ?? null;
  const page = Number(params.get('page') ?? 1);
  return {
    status,
    permission,
    search: params.get('search')?.slice(0, 100) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= 50 ? page : 1,
  };
}

export function writeFilter({ status, permission, search, page }: MemberListFilter): Record<string, string> {
  return {
    ...(status && { status }),
    ...(permission && { permission }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  };
}
