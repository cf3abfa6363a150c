import type { MemberCaller } from '../../../server/contract/access.ts';

/** The parts of a call that these operations don't use. */
const CALL = {
  path: {},
  query: {},
  body: undefined,
  client: { address: '127.0.0.1', userAgent: 'soak' },
  idempotencyKey: null,
  lastEventId: null,
  readmit: () => Promise.resolve(null),
};
export const ANYBODY = { ...CALL, caller: null };

export const asManager = (organizationUuid: string) => {
  const caller: MemberCaller = {
    kind: 'user',
    userUuid: organizationUuid,
    familyUuid: organizationUuid,
    email: 'soak@hanbit.example',
    name: '김지수',
    profileImgUrl: null,
    phoneVerifiedAt: null,
    member: {
      organizationMemberUuid: organizationUuid,
      organizationUuid,
      isOwner: true,
      permissions: new Set(['PAYMENT_MANAGE']),
      audienceUuids: [],
    },
  };
  return { ...CALL, caller };
};
