import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../contract/domain-error.ts';
import { networkOf } from '../contract/network.ts';
import type { OperationId } from '../contract/operations.ts';
import { SITE_ROUTE } from './spa.ts';

export type RateLimits = { perMinute: number; entriesPerMinute: number };

/** Calls that try a secret, send a mail, make an account or judge a file: what somebody would try by the thousand. */
const ENTRIES: ReadonlySet<OperationId> = new Set<OperationId>([
  'login',
  'refreshAccessToken',
  'checkPasswordSessionCode',
  'requestPasswordEmail',
  'changePasswordByCode',
  'requestSignUpCode',
  'confirmSignUpCode',
  'signUp',
  'startPhoneVerification',
  'validateInvitation',
  'acceptInvitation',
  'inviteMembers',
  'sendInquiry',
  'openLink',
  'sendCode',
  'confirmStep',
  'checkByHash',
  'checkFile',
]);

/** Parts, pictures and texts of files: one document is read in hundreds of calls. */
const PARTS: ReadonlySet<OperationId> = new Set<OperationId>([
  'getFilePage',
  'getContractPage',
  'getFileContent',
  'getSignDocument',
  'getSignPageText',
]);
const PARTS_FACTOR = 10;

const MINUTE_MS = 60_000;

/** Counted for each client address in this process; tries that must survive a restart are locks in the database. */
export async function limitRates(app: FastifyInstance, { perMinute, entriesPerMinute }: RateLimits) {
  app.addHook('onRoute', (route) => {
    const operationId = route.config?.operationId;
    if (!operationId) return;
    const max = ENTRIES.has(operationId) ? entriesPerMinute : PARTS.has(operationId) ? perMinute * PARTS_FACTOR : null;
    if (max !== null) route.config = { ...route.config, rateLimit: { max, timeWindow: MINUTE_MS } };
  });
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: MINUTE_MS,
    cache: 20_000,
    keyGenerator: (request) => networkOf(request.ip),
    // The files of the app are cheap, and a first visit asks for dozens of them. By the route that was found: an
    // address can be written in many ways (`/%61pi/…`, `http://host/api/…`) and still lead to a call.
    allowList: (request) => request.routeOptions.url === SITE_ROUTE && !request.url.startsWith('/api/'),
    errorResponseBuilder: (_, { ttl }) => new DomainError('RATE_LIMITED', { retryAfter: Math.ceil(ttl / 1000) }),
  });
}
