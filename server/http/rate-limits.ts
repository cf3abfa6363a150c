import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../contract/domain-error.ts';
import { getNetworkPrefix } from '../contract/network-prefix.ts';
import type { OperationId } from '../contract/operation-id.ts';
import { MINUTE_MS } from './attempt-limiter.ts';
import { SITE_ROUTE } from './spa.ts';

export type RateLimits = { perMinute: number; entriesPerMinute: number };

/**
 * Calls that email arbitrary addresses, create accounts, or store or verify anyone's files. Limited for everyone, even
 * when signed in.
 */
const ENTRIES: ReadonlySet<OperationId> = new Set<OperationId>([
  'requestPasswordEmail',
  'requestSignUpCode',
  'signUp',
  'inviteMembers',
  'sendInquiry',
  'uploadInquiryFile',
  'uploadThreadFile',
  'checkByHash',
  'checkFile',
]);

/** Calls that send a message or check a code. Limited per caller. */
const OWN_ENTRIES: ReadonlySet<OperationId> = new Set<OperationId>([
  'startPhoneVerification',
  'sendCode',
  'confirmStep',
]);

/** Calls for file ranges, page images and page text. Showing one document takes hundreds. */
const PARTS: ReadonlySet<OperationId> = new Set<OperationId>([
  'getFilePage',
  'getContractPage',
  'getFileContent',
  'getSignDocument',
  'getSignPage',
  'getSignPageText',
  'getAttachment',
  'getMarkPicture',
  'getCompanySealPicture',
  'getImage',
]);
const PARTS_FACTOR = 10;

/**
 * Limits calls to this process, per authenticated caller or client network. The database keeps limits that have to
 * survive a restart, and `limitAttempts` those on secrets.
 */
export async function limitRates(app: FastifyInstance, { perMinute, entriesPerMinute }: RateLimits) {
  app.addHook('onRoute', (route) => {
    const limit = limitOf(route.config?.operationId);
    if (limit) route.config = { ...route.config, rateLimit: { ...limit, timeWindow: MINUTE_MS } };
  });
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: MINUTE_MS,
    cache: 20_000,
    keyGenerator: keyOf,
    // Static files are cheap, and a first visit requests dozens. They are recognised by route, because an API call's
    // URL can be spelt in many ways (`/%61pi/…`, `http://host/api/…`).
    allowList: (request) => request.routeOptions.url === SITE_ROUTE && !request.url.startsWith('/api/'),
    errorResponseBuilder: (_, { ttl }) => limited(ttl),
  });
  const count = app.createRateLimit();

  return {
    /** Counts rejected calls, which never reach the route's limit. Otherwise, nothing limits guessing tokens. */
    countRefused: async (request: FastifyRequest) => {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw limited(counted.ttl);
    },
  };

  function limitOf(id: OperationId | undefined) {
    if (!id) return null;
    if (ENTRIES.has(id)) return { max: entriesPerMinute, keyGenerator: networkKey };
    if (OWN_ENTRIES.has(id)) return { max: entriesPerMinute };
    return PARTS.has(id) ? { max: perMinute * PARTS_FACTOR } : null;
  }
}

const limited = (ttl: number) => new DomainError('RATE_LIMITED', { retryAfter: Math.ceil(ttl / 1000) });

const networkKey = (request: FastifyRequest) => getNetworkPrefix(request.ip);

/**
 * Returns what calls are counted by. Only authenticated callers have a key of their own, so inventing an identity
 * doesn't raise the limit.
 */
function keyOf(request: FastifyRequest) {
  const { caller } = request;
  if (!caller) return networkKey(request);
  // Per receiver, because a link can open any number of sessions.
  return caller.kind === 'user' ? `user ${caller.userUuid}` : `receiver ${caller.receiverUuid}`;
}
