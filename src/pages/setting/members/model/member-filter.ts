import { readChoice, readPage, readSearch } from '@/widgets/list-frame';
import { PERMISSIONS, type MemberStatusType, type Permission } from '@/entities/member';

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

export const PERMISSION_OPTIONS = PERMISSIONS.map(({ permission, label }) => ({ value: permission, label }));

const MAX_PAGE = 50;

export const readFilter = (params: URLSearchParams): MemberListFilter => ({
  status: readChoice(params, 'status', STATUS_OPTIONS),
  permission: readChoice(params, 'permission', PERMISSION_OPTIONS),
  search: readSearch(params),
  page: readPage(params, MAX_PAGE),
});

export function writeFilter({ status, permission, search, page }: MemberListFilter): Record<string, string> {
  return {
    ...(status && { status }),
    ...(permission && { permission }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  };
}
