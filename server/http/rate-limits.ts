import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../contract/domain-error.ts';
import type { OperationId } from '../contract/operations.ts';

export type RateLimits = { perMinute: number; entriesPerMinute: number };

/** Calls that try a secret, send a mail or make an account: what somebody would try by the thousand. */
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
  'sendInquiry',
]);

const MINUTE_MS = 60_000;

/** Counted for each client address in this process; tries that must survive a restart are locks in the database. */
export async function limitRates(app: FastifyInstance, { perMinute, entriesPerMinute }: RateLimits) {
  app.addHook('onRoute', (route) => {
    const operationId = route.config?.operationId;
    if (operationId && ENTRIES.has(operationId)) {
      route.config = { ...route.config, rateLimit: { max: entriesPerMinute, timeWindow: MINUTE_MS } };
    }
  });
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: MINUTE_MS,
    cache: 20_000,
    keyGenerator: (request) => network(request.ip),
    // The files of the app are cheap, and a first visit asks for dozens of them.
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_, { ttl }) => new DomainError('RATE_LIMITED', { retryAfter: Math.ceil(ttl / 1000) }),
  });
}

/** A household holds a whole IPv6 network of 64 bits; counting single addresses would limit nobody. */
function network(address: string) {
  if (address.includes('.') || !isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array.from<string>({ length: 8 - left.length - right.length }).fill('0') : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
