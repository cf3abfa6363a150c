import type { Permission } from '../api/member-list';

type PermissionWords = { permission: Permission; label: string; description: string };

export const PERMISSIONS: readonly PermissionWords[] = [
  { permission: 'CONTRACT_SEND', label: '문서 보내기', description: '문서를 만들고 보내요' },
  {
    permission: 'CONTRACT_READ_ALL',
    label: '모든 문서 보기',
    description: '다른 멤버가 보낸 문서도 봐요. 문서 보내기도 있으면 다시 알리고 고치고 취소해요',
  },
  { permission: 'TEMPLATE_MANAGE', label: '템플릿 관리', description: '템플릿을 만들고 고쳐요' },
  { permission: 'CONTACT_MANAGE', label: '연락처 관리', description: '함께 쓰는 연락처를 고쳐요' },
  { permission: 'MEMBER_MANAGE', label: '멤버 관리', description: '멤버를 초대하고 내보내요' },
  { permission: 'PAYMENT_MANAGE', label: '결제 관리', description: '요금제와 크레딧을 결제해요' },
  { permission: 'ORGANIZATION_MANAGE', label: '조직 설정', description: '조직 정보를 고쳐요' },
  { permission: 'API_MANAGE', label: 'API 관리', description: 'API 키를 만들고 지워요' },
];

export const getPermissionLabel = (permission: Permission) =>
  PERMISSIONS.find((words) => words.permission === permission)?.label ?? permission;
