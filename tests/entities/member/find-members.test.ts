import { expect, it } from 'vitest';
import { findMembers, type Member } from '@/entities/member';

const member = (name: string | null, email: string): Member => ({
  organizationMemberUuid: email,
  userUuid: email,
  name,
  email,
  profileImgUrl: null,
  memberStatusType: 'ACCEPTED',
  permissions: [],
  isMe: false,
  isOwner: false,
  invitedAt: null,
  invitationExpiresAt: null,
  acceptedAt: null,
});
const MEMBERS = [
  member('Nguyễn Văn An', 'van.an@hanbit.example'),
  member('김지수'.normalize('NFD'), 'jisu.kim@hanbit.example'),
  member(null, 'invited@hanbit.example'),
];

it.each([
  ['a name without its accents', 'nguyen van', 'van.an@hanbit.example'],
  ['a name pasted with a character of no width', '김\u200b지수', 'jisu.kim@hanbit.example'],
  ['initial consonants', 'ㄱㅈㅅ', 'jisu.kim@hanbit.example'],
  ['an email', 'INVITED@', 'invited@hanbit.example'],
])('finds members by %s', (_, typed, email) => {
  expect(findMembers(MEMBERS, typed).map((found) => found.email)).toEqual([email]);
});
