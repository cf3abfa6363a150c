import { expect, it } from 'vitest';
import type { Member } from '@/entities/member';
import { getLockReason } from '@/features/member/change-permissions/model/lock-reason';

const MEMBER: Member = {
  organizationMemberUuid: '0198c0de-0000-7000-8000-000000000001',
  userUuid: null,
  name: '문예린',
  email: 'yerin.moon@hanbit.example',
  profileImgUrl: null,
  memberStatusType: 'ACCEPTED',
  isOwner: false,
  isMe: false,
  permissions: ['API_MANAGE'],
  invitedAt: null,
  invitationExpiresAt: null,
  acceptedAt: null,
};
const HELD = ['CONTRACT_SEND', 'MEMBER_MANAGE'] as const;
const LACKING = '내가 가진 권한만 줄 수 있어요';

it('locks what whoever looks at it cannot give, and leaves them what they can take away', () => {
  expect(getLockReason(MEMBER, 'CONTRACT_SEND', HELD)).toBeUndefined();
  expect(getLockReason(MEMBER, 'PAYMENT_MANAGE', HELD)).toBe(LACKING);
  expect(getLockReason(MEMBER, 'API_MANAGE', HELD)).toBeUndefined();
});

it('locks an open invitation that goes beyond what they have, but for what is beyond', () => {
  const invited: Member = { ...MEMBER, memberStatusType: 'INVITED' };
  expect(getLockReason(invited, 'CONTRACT_SEND', HELD)).toBe(LACKING);
  expect(getLockReason(invited, 'API_MANAGE', HELD)).toBeUndefined();
});

it('says first what no permission would change', () => {
  expect(getLockReason({ ...MEMBER, isOwner: true }, 'API_MANAGE', HELD)).toBe('소유자는 모든 권한을 가져요');
  expect(getLockReason({ ...MEMBER, isMe: true }, 'API_MANAGE', HELD)).toBe('내 권한은 다른 관리자가 바꿀 수 있어요');
  expect(getLockReason({ ...MEMBER, memberStatusType: 'EXPIRED' }, 'API_MANAGE', HELD)).toBe(
    '지금은 함께 쓰지 않는 멤버예요',
  );
  expect(getLockReason(MEMBER, 'API_MANAGE', ['API_MANAGE'])).toBe('멤버 관리 권한이 있어야 바꿀 수 있어요');
});
