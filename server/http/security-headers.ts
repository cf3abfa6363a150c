import type { FastifyInstance } from 'fastify';
import type { PaymentSources } from './payment-sources.ts';

export type HeaderOptions = {
  isProduction: boolean;
  /** Other origins that forms may post to: the identity provider's, and the public URL's. */
  formOrigins: readonly string[];
  /** All origins of the installation. Empty if there is only one. */
  origins: readonly string[];
};

/** Matches URLs with a secret, which the Referer header must not give to other sites. */
const SECRET_PATHS =
  /^\/(?:api|sign|receiver|direct-url|invitation|copies|preview|download|certificates|auth\/change-password|setting\/payment\/toss|landing\/support|setting\/support)(?:[/?]|$)/;

/** Adds security headers to every response, including errors. Pages that need more set their own policy. */
export function addSecurityHeaders(app: FastifyInstance, { isProduction, formOrigins, origins }: HeaderOptions) {
  const policy = apiPolicy(formOrigins);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': SECRET_PATHS.test(request.url) ? 'no-referrer' : 'strict-origin-when-cross-origin',
      // Keeps other sites from embedding our content. Images in emails override this.
      'cross-origin-resource-policy': origins.length > 0 ? 'cross-origin' : 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), payment=(self)',
      // Responses contain tokens and personal data. Cacheable ones override this.
      'cache-control': 'no-store',
      ...(isProduction && { 'strict-transport-security': 'max-age=31536000' }),
    });
    done();
  });
}

/** No scripts and no resources. The page that leads to the identity provider may submit its form. */
const apiPolicy = (formOrigins: readonly string[]) =>
  writePolicy({
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': ["'self'", ...formOrigins].join(' '),
    'frame-ancestors': "'none'",
  });

type AppSources = Pick<HeaderOptions, 'formOrigins' | 'origins'> & {
  nonce: string;
  /** Only for pages that open the payment window. */
  payment?: PaymentSources | undefined;
};

/** With `payment`, allows the window's frame, its script's calls, and forms that post to the provider. */
export const createAppPolicy = ({ nonce, formOrigins, origins, payment }: AppSources) =>
  writePolicy({
    'default-src': "'self'",
    'script-src': [`'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`, ...(payment?.scriptOrigins ?? [])].join(' '),
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': ["'self' data: blob:", ...origins].join(' '),
    'font-src': "'self' data:",
    'connect-src': ["'self' blob:", ...origins, ...(payment?.origins ?? [])].join(' '),
    ...(payment && payment.origins.length > 0 && { 'frame-src': ["'self'", ...payment.origins].join(' ') }),
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': ["'self'", ...formOrigins, ...(payment?.origins ?? [])].join(' '),
    'frame-ancestors': "'none'",
  });

export const writePolicy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
