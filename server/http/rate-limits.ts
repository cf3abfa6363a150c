import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../contract/domain-error.ts';
import { networkOf } from '../contract/network.ts';
import type { OperationId } from '../contract/operation-id.ts';
import { MINUTE_MS } from './counted-tries.ts';
import { SITE_ROUTE } from './spa.ts';

export type RateLimits = { perMinute: number; entriesPerMinute: number };

/**
 * Calls that send emails to an address of the caller's choice, create an account or verify a file, so that no caller is
 * known well enough.
 */
const ENTRIES: ReadonlySet<OperationId> = new Set<OperationId>([
  'requestPasswordEmail',
  'requestSignUpCode',
  'signUp',
  'inviteMembers',
  'sendInquiry',
  'checkByHash',
  'checkFile',
]);

/** Calls that cost a message or try a code, each for the one person whose token was sent. */
const OWN_ENTRIES: ReadonlySet<OperationId> = new Set<OperationId>([
  'startPhoneVerification',
  'sendCode',
  'confirmStep',
]);

/** Parts, pictures and texts of files: reading one document takes hundreds of calls. */
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
 * Counts calls in this process: for the caller who was admitted, and for the client's network if there is none.
 * Attempts that must survive a restart are locks in the database. Secrets are counted by `limitTries`.
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
    // The files of the app are cheap, and a first visit requests dozens of them. They are recognised by their route,
    // because an address can be written in many ways (`/%61pi/…`, `http://host/api/…`) and still reach a call.
    allowList: (request) => request.routeOptions.url === SITE_ROUTE && !request.url.startsWith('/api/'),
    errorResponseBuilder: (_, { ttl }) => limited(ttl),
  });
  const count = app.createRateLimit();

  return {
    /**
     * Without this, invalid tokens could be tried for ever, because rejected calls never reach the limit of the route.
     */
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

/** Only admitted callers have a limit of their own: nothing that a client merely claims raises it. */
function keyOf(request: FastifyRequest) {
  const { caller } = request;
  if (!caller) return networkKey(request);
  // One link can open any number of sessions.
  return caller.kind === 'user' ? `user ${caller.userUuid}` : `receiver ${caller.receiverUuid}`;
}
