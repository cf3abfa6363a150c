import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Authenticate } from './contract/callers.ts';
import { MAX_FILE_BYTES } from './contract/document.ts';
import { DomainError } from './contract/domain-error.ts';
import type { OperationHandlers } from './contract/operations.ts';
import { registerOperations } from './contract/routes.ts';
import { allowOrigins } from './http/allow-origins.ts';
import { compressResponses } from './http/compress-responses.ts';
import { createMalformedRequestHandlers } from './http/malformed-requests.ts';
import { sendError } from './http/error-handler.ts';
import type { FindPreview } from './http/link-preview.ts';
import { limitAttempts } from './http/limit-attempts.ts';
import type { PaymentSources } from './http/payment-sources.ts';
import { limitRates, type RateLimits } from './http/rate-limits.ts';
import { serveReference } from './http/reference.ts';
import { logRequests, chooseRequestId } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import type { Site } from './http/site.ts';
import { serveSite } from './http/spa.ts';

const MAX_JSON_BYTES = 1_048_576;

type AppParts = {
  handlers: OperationHandlers;
  authenticate: Authenticate;
  logger?: FastifyServerOptions['logger'];
  isProduction?: boolean;
  trustedProxies?: readonly string[];
  /** Undefined disables rate limiting, as in most tests. */
  rateLimits?: RateLimits;
  formOrigins?: readonly string[];
  origins?: readonly string[];
  /** The origins that payment pages need. Undefined if billing is off. */
  paymentSources?: PaymentSources | undefined;
  hasReference?: boolean;
  /** The built app. Undefined if Vite serves it. */
  site?: Site | undefined;
  findPreview: FindPreview;
  extras?: readonly ((app: FastifyInstance) => Promise<void>)[];
};

export async function buildApp({
  handlers,
  authenticate,
  logger = false,
  isProduction = false,
  trustedProxies = [],
  rateLimits,
  formOrigins = [],
  origins = [],
  paymentSources,
  hasReference = true,
  site,
  findPreview,
  extras = [],
}: AppParts) {
  const app = Fastify({
    logger: logger ?? false,
    bodyLimit: MAX_JSON_BYTES,
    routerOptions: { maxParamLength: 500 },
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    genReqId: chooseRequestId,
    requestIdHeader: false,
    // Fastify's request logs contain the full URL and the client's address, so `logRequests` writes its own.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Covers the whole request: uploading 10 MB over a slow mobile connection takes a few minutes.
    requestTimeout: 300_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    ...createMalformedRequestHandlers(),
  });
  logRequests(app);
  addSecurityHeaders(app, { isProduction, formOrigins, origins });
  if (origins.length > 0) await allowOrigins(app, origins);
  compressResponses(app);
  app.setErrorHandler(sendError);
  const limits = rateLimits && (await limitRates(app, rateLimits));
  app.setNotFoundHandler(rateLimits ? { preHandler: app.rateLimit() } : {}, () => {
    throw new DomainError('NOT_FOUND');
  });
  await app.register(multipart);
  app.addContentTypeParser(
    ['image/png', 'image/jpeg'],
    { parseAs: 'buffer', bodyLimit: MAX_FILE_BYTES },
    (_, body, done) => done(null, body),
  );
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  registerOperations(app, {
    handlers: rateLimits ? limitAttempts(handlers, rateLimits.entriesPerMinute) : handlers,
    authenticate,
    countRefused: limits?.countRefused,
  });
  if (hasReference) serveReference(app);
  for (const add of extras) await add(app);
  if (site) serveSite(app, { site, formOrigins, origins, payment: paymentSources, findPreview });
  return app;
}
