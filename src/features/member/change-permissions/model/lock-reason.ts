import type { Member, Permission } from '@/entities/member';

const LACKING = '내가 가진 권한만 줄 수 있어요';

/** Explains why the current user can't change a member's permission. `held` are the user's own permissions. */
export function getLockReason(member: Member, permission: Permission, held: readonly Permission[]): string | undefined {
  const { isOwner, isMe, memberStatusType, permissions } = member;
  if (isOwner) return '소유자는 모든 권한을 가져요';
  if (!held.includes('MEMBER_MANAGE')) return '멤버 관리 권한이 있어야 바꿀 수 있어요';
  if (isMe) return '내 권한은 다른 관리자가 바꿀 수 있어요';
  if (memberStatusType !== 'ACCEPTED' && memberStatusType !== 'INVITED') return '지금은 함께 쓰지 않는 멤버예요';
  const isGiven = permissions.includes(permission);
  if (!isGiven && !held.includes(permission)) return LACKING;
  // Changing an open invitation grants all of its permissions again, so the user needs every one of them.
  const rest = isGiven ? permissions.filter((one) => one !== permission) : permissions;
  if (memberStatusType === 'INVITED' && rest.some((one) => !held.includes(one))) return LACKING;
  return undefined;
}
