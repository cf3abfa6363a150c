import type { components } from '#openapi';
import { tokenStorage } from '@/shared/session';
import { http, ok, server } from './http';

type Session = components['schemas']['Session'];
export type Member = components['schemas']['Member'];

const ORGANIZATION = '0198c0de-0000-7000-8000-000000000001';
const ME = '0198c0de-0000-7000-8000-000000000002';

const session = (permissions: Session['user']['permissions']): Session => ({
  user: {
    userUuid: ME,
    name: '김지수',
    email: 'jisu.kim@hanbit.example',
    profileImgUrl: null,
    organizationMemberUuid: ME,
    permissions,
  },
  organization: {
    organizationUuid: ORGANIZATION,
    name: '한빛물산 주식회사',
    logoImgUrl: null,
    plan: 'FREE',
    memberCount: 2,
    organizationMemberUuid: ME,
    memberStatusType: 'ACCEPTED',
    isOwner: false,
    permissions,
    inviteeEmail: 'jisu.kim@hanbit.example',
    inviterName: null,
    invitationExpiresAt: null,
  },
  annualVerification: { valid: true, verifiedAt: '2026-10-01T00:00:00Z', validUntil: '2027-10-01T00:00:00Z' },
});

export const NO_CONTRACTS: components['schemas']['ContractPage'] = {
  items: [],
  page: 1,
  size: 20,
  total: 0,
  totalIsExact: true,
  after: null,
  counts: { ALL: 0, MY_TURN: 0, IN_PROGRESS: 0, COMPLETED: 0, ENDED: 0, DRAFT: 0 },
};

const NO_NOTICES: components['schemas']['NoticePage'] = { items: [], page: 1, size: 1, total: 0, unreadCount: 0 };

export const NOTHING_SOLD: components['schemas']['ServicePlans'] = {
  billing: 'off',
  plans: [],
  costs: { DOCUMENT: 1, TEXT: 1, IDENTITY: 2 },
  packs: [],
  seller: {
    name: '주식회사 도장',
    representative: '홍가온',
    businessNumber: '000-00-00000',
    mailOrderNumber: '',
    address: '',
    phone: '',
    email: '',
  },
};

/** Includes the handlers that every page of the app frame needs. */
export function signInAs(permissions: Session['user']['permissions'] = []) {
  tokenStorage.save({ accessJwt: 'a', refreshJwt: 'r' });
  const signedIn = session(permissions);
  server.use(
    http.get('/auths/session', ({ response }) => response(200).json(ok(signedIn))),
    http.get('/organizations/list', ({ response }) =>
      response(200).json(ok(signedIn.organization ? [signedIn.organization] : [])),
    ),
    http.get('/payments/service-plan', ({ response }) => response(200).json(ok(NOTHING_SOLD))),
    http.get('/notices', ({ response }) => response(200).json(ok(NO_NOTICES))),
    http.get('/contracts', ({ response }) => response(200).json(ok(NO_CONTRACTS))),
    http.get('/alerts', ({ response }) => response(200).json(ok({ items: [], next: null, unread: 0 }))),
    // This stream stays open without sending anything.
    http.get('/alerts/stream', ({ response }) =>
      response.untyped(new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })),
    ),
  );
}

export const member = (change: Partial<Member> = {}): Member => ({
  organizationMemberUuid: '0198c0de-0000-7000-8000-000000000003',
  userUuid: '0198c0de-0000-7000-8000-000000000004',
  name: '정해원',
  email: 'hw.jung@hanbit.example',
  profileImgUrl: null,
  memberStatusType: 'ACCEPTED',
  isOwner: false,
  isMe: false,
  permissions: ['CONTRACT_SEND'],
  invitedAt: null,
  invitationExpiresAt: null,
  acceptedAt: '2026-08-01T00:00:00Z',
  ...change,
});
