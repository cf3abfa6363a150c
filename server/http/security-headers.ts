import type { FastifyInstance } from 'fastify';

export type HeaderOptions = {
  isProduction: boolean;
  /** Origins in addition to our own that a form may be sent to: the identity provider's, and the public address. */
  formOrigins: readonly string[];
  /** All addresses of an installation that uses several, or else none. */
  origins: readonly string[];
};

/** Addresses that contain somebody's secret. Nothing of them may reach another site. */
const SECRET_PATHS =
  /^\/(?:api|sign|receiver|direct-url|invitation|copies|preview|download|certificates|auth\/change-password)(?:[/?]|$)/;

/** Adds headers to every answer, including errors. Pages that need more than an API answer set their own policy. */
export function addSecurityHeaders(app: FastifyInstance, { isProduction, formOrigins, origins }: HeaderOptions) {
  const policy = apiPolicy(formOrigins);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': SECRET_PATHS.test(request.url) ? 'no-referrer' : 'strict-origin-when-cross-origin',
      // Pages elsewhere cannot show our content. Images in emails set their own header.
      'cross-origin-resource-policy': origins.length > 0 ? 'cross-origin' : 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), payment=(self)',
      // Answers contain tokens and personal data. Those that may be cached set their own header.
      'cache-control': 'no-store',
      ...(isProduction && { 'strict-transport-security': 'max-age=31536000' }),
    });
    done();
  });
}

/** Allows no scripts and no resources. The html that leads to the identity provider may submit its form. */
const apiPolicy = (formOrigins: readonly string[]) =>
  writePolicy({
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': ["'self'", ...formOrigins].join(' '),
    'frame-ancestors': "'none'",
  });

type AppSources = Pick<HeaderOptions, 'formOrigins' | 'origins'> & { nonce: string };

export const appPolicy = ({ nonce, formOrigins, origins }: AppSources) =>
  writePolicy({
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': ["'self' data: blob:", ...origins].join(' '),
    'font-src': "'self' data:",
    'connect-src': ["'self' blob:", ...origins].join(' '),
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': ["'self'", ...formOrigins].join(' '),
    'frame-ancestors': "'none'",
  });

export const writePolicy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
