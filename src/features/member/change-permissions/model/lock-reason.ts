import type { Member } from '@/entities/member';

/** Why a member's ticks cannot be changed by whoever looks at them. */
export function lockReason({ isOwner, isMe, memberStatusType }: Member, mayManage: boolean): string | undefined {
  if (isOwner) return '소유자는 모든 권한을 가져요';
  if (!mayManage) return '멤버 관리 권한이 있어야 바꿀 수 있어요';
  if (isMe) return '내 권한은 다른 관리자가 바꿀 수 있어요';
  if (memberStatusType !== 'ACCEPTED' && memberStatusType !== 'INVITED') return '지금은 함께 쓰지 않는 멤버예요';
  return undefined;
}
