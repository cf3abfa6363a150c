import { describe, expect, test } from 'vitest';
import { isSentOnlyToSelf } from '../../../../server/modules/contracts/core/only-to-self.ts';
import {
  isVerifiedMember,
  listOwnViewers,
  mayChangeContract,
  requireVerifiedMember,
} from '../../../../server/modules/contracts/core/contract-permissions.ts';
import type { MemberCaller, MemberSeat, Permission } from '../../../../server/contract/access.ts';

const SEAT: MemberSeat = {
  organizationMemberUuid: 'm-1',
  organizationUuid: 'o-1',
  isOwner: false,
  permissions: new Set(),
  audienceUuids: ['a-1', 'a-2'],
};
const CALLER: MemberCaller = {
  kind: 'user',
  userUuid: 'u-1',
  familyUuid: 's-1',
  email: 'Jisu@Hanbit.example',
  name: '김지수',
  profileImgUrl: null,
  phoneVerifiedAt: null,
  member: SEAT,
};

type Sent = Parameters<typeof isSentOnlyToSelf>[0];
const SELF: Sent['receivers'][number] = {
  email: 'jisu@hanbit.EXAMPLE',
  phone: null,
  role: 'SIGNER',
  channels: ['MAIL'],
  verifications: ['EMAIL_CODE', 'ACCESS_CODE'],
};
const SETTINGS: Sent['contract']['settings'] = {
  allowDelegate: false,
  allowAnnotate: false,
  showOthers: 'ALL',
  pageSealEdge: 'NONE',
  footer: true,
  language: 'ko',
};
const sentTo = (receivers: Sent['receivers'], more: Partial<Sent> = {}): Sent => ({
  contract: { organizationMemberUuid: 'm-1', settings: SETTINGS },
  receivers,
  fields: [],
  ...more,
});

describe('a contract that its sender sends to nobody else', () => {
  test('has one signer, with the address of the sender’s account', () => {
    expect(isSentOnlyToSelf(sentTo([SELF]), CALLER)).toBe(true);
  });

  test('may have fields of the sender, and marks of the receiver', () => {
    const fields: Sent['fields'] = [
      { kind: 'TEXT', receiverUuid: null },
      { kind: 'SIGNATURE', receiverUuid: 'r-1' },
    ];
    expect(isSentOnlyToSelf(sentTo([SELF], { fields }), CALLER)).toBe(true);
  });

  test.each<[string, Sent]>([
    ['nobody', sentTo([])],
    ['two people', sentTo([SELF, SELF])],
    ['a viewer', sentTo([{ ...SELF, role: 'VIEWER' }])],
    ['somebody else', sentTo([{ ...SELF, email: 'minho@hanbit.example' }])],
    ['somebody without an address', sentTo([{ ...SELF, email: null }])],
    ['a phone as well', sentTo([{ ...SELF, phone: '01012345678' }])],
    ['a text message as well', sentTo([{ ...SELF, channels: ['MAIL', 'SMS'] }])],
    ['a phone that is verified', sentTo([{ ...SELF, verifications: ['EMAIL_CODE', 'PHONE_CODE'] }])],
    ['a colleague’s receiver', sentTo([SELF], { contract: { organizationMemberUuid: 'm-2', settings: SETTINGS } })],
    [
      'a seal across the pages',
      sentTo([SELF], { contract: { organizationMemberUuid: 'm-1', settings: { ...SETTINGS, pageSealEdge: 'TOP' } } }),
    ],
    ['a mark of the sender', sentTo([SELF], { fields: [{ kind: 'SEAL', receiverUuid: null }] })],
  ])('is not one with %s', (_, sent) => {
    expect(isSentOnlyToSelf(sent, CALLER)).toBe(false);
  });
});

test('only the sender, or a member who can both send and read all contracts, may change a contract', () => {
  const may = (...permissions: Permission[]) =>
    mayChangeContract({ organizationMemberUuid: 'm-2' }, { member: { ...SEAT, permissions: new Set(permissions) } });
  expect(mayChangeContract({ organizationMemberUuid: 'm-1' }, { member: SEAT })).toBe(true);
  expect(may('CONTRACT_SEND', 'CONTRACT_READ_ALL')).toBe(true);
  expect([may('CONTRACT_SEND'), may('CONTRACT_READ_ALL')]).toEqual([false, false]);
});

test('a member without the right to read all contracts sees those of their seat and of their groups', () => {
  expect(listOwnViewers(SEAT)).toEqual(['m-1', 'a-1', 'a-2']);
});

const verified = (day: string | null) => ({ phoneVerifiedAt: day === null ? null : new Date(day) });

test('a phone verification allows sending for a year', () => {
  const at = new Date('2026-11-20T00:00:00Z');
  const days = ['2026-11-19T00:00:00Z', '2025-11-20T00:00:01Z', '2025-11-20T00:00:00Z', null];
  expect(days.map((day) => isVerifiedMember(verified(day), at))).toEqual([true, true, false, false]);
  expect(() => requireVerifiedMember(verified('2026-11-19T00:00:00Z'), at)).not.toThrow();
  expect(() => requireVerifiedMember(verified(null), at)).toThrow(
    expect.objectContaining({ code: 'VERIFICATION_NEEDED' }),
  );
});
