import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../contract/domain-error.ts';
import { networkOf } from '../contract/network.ts';
import type { OperationId } from '../contract/operation-id.ts';
import { MINUTE_MS } from './counted-tries.ts';
import { SITE_ROUTE } from './spa.ts';

export type RateLimits = { perMinute: number; entriesPerMinute: number };

/** Calls that send mails to whom the caller names, make an account or judge a file: nobody who asks is known well enough. */
const ENTRIES: ReadonlySet<OperationId> = new Set<OperationId>([
  'requestPasswordEmail',
  'requestSignUpCode',
  'signUp',
  'inviteMembers',
  'sendInquiry',
  'checkByHash',
  'checkFile',
]);

/** Calls that cost a message or try a code, each for the one person whose token came with it. */
const OWN_ENTRIES: ReadonlySet<OperationId> = new Set<OperationId>([
  'startPhoneVerification',
  'sendCode',
  'confirmStep',
]);

/** Parts, pictures and texts of files: one document is read in hundreds of calls. */
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
 * Counted in this process, for whom a call was let in as, and for the client's network while nobody is known; tries that must
 * survive a restart are locks in the database. Secrets that are tried are counted by `limitTries`.
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
    // The files of the app are cheap, and a first visit asks for dozens of them. By the route that was found: an
    // address can be written in many ways (`/%61pi/…`, `http://host/api/…`) and still lead to a call.
    allowList: (request) => request.routeOptions.url === SITE_ROUTE && !request.url.startsWith('/api/'),
    errorResponseBuilder: (_, { ttl }) => limited(ttl),
  });
  const count = app.createRateLimit();

  return {
    /** A token that lets nobody in would otherwise be tried without end: whoever is refused never comes to the route's own limit. */
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

const networkKey = (request: FastifyRequest) => networkOf(request.ip);

/** Only who was let in has a count of their own: what a client merely writes widens nothing. */
function keyOf(request: FastifyRequest) {
  const { caller } = request;
  if (!caller) return networkKey(request);
  // A link opens as many sessions as one likes.
  return caller.kind === 'user' ? `user ${caller.userUuid}` : `receiver ${caller.receiverUuid}`;
}
