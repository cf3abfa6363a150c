import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPaymentWindowPath } from '../../rules/payment-pages.ts';
import { NEUTRAL_PREVIEW } from '../content/link-previews.ts';
import { DomainError } from '../contract/domain-error.ts';
import { describeError } from './describe-error.ts';
import { parseSigningUrl, type FindPreview } from './link-preview.ts';
import { acceptsHtml, chooseEncoding, matchesEtag } from './negotiation.ts';
import type { PaymentSources } from './payment-sources.ts';
import { createAppPolicy } from './security-headers.ts';
import type { Site, SiteFile } from './site.ts';

export const SITE_ROUTE = '/*';

type Sources = { formOrigins: readonly string[]; origins: readonly string[]; payment?: PaymentSources | undefined };
type Parts = Sources & { site: Site; findPreview: FindPreview };

/** Serves the built app: its files, and its page for all other URLs that people open. */
export function serveSite(app: FastifyInstance, { site, findPreview, payment, ...sources }: Parts) {
  app.get(SITE_ROUTE, async (request, reply) => {
    const url = request.raw.url ?? '';
    const address = readAddress(url);
    if (address === null || address === '/api' || address.startsWith('/api/')) throw new DomainError('NOT_FOUND');
    const file = site.files.get(address);
    if (file) return sendFile(request, reply, file);
    if (address.startsWith('/assets/') || !acceptsHtml(request.headers.accept)) throw new DomainError('NOT_FOUND');
    const signing = parseSigningUrl(address, url.slice(url.indexOf('?') + 1 || url.length));
    const preview = signing
      ? await findPreview(signing.linkToken).catch((error: unknown) => {
          // The page itself reports an unreachable database, and crawlers can do without the details.
          request.log.warn({ error: describeError(error) }, 'whose link it is could not be read');
          return NEUTRAL_PREVIEW;
        })
      : undefined;
    const nonce = startPage(reply, { ...sources, payment: isPaymentWindowPath(address) ? payment : undefined });
    return reply.send(site.index(nonce, preview));
  });
}

/** Decodes a URL's path. Returns null if it can't be one of ours. */
function readAddress(url: string) {
  try {
    const address = decodeURIComponent(url.split('?', 1)[0] ?? '');
    return address.includes('\0') || address.includes('\\') || /(?:^|\/)\.\.(?:\/|$)/.test(address) ? null : address;
  } catch {
    return null;
  }
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile) {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file.encodings);
  void reply.headers(file.headers(encoding));
  if (matchesEtag(request.headers['if-none-match'], file.etag(encoding))) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  const kept = file.read(encoding);
  return reply.type(file.type).send(Buffer.isBuffer(kept) ? kept : await kept);
}

/** Starts a response with the page. Its nonce is for one response, so the page is neither cached nor precompressed. */
function startPage(reply: FastifyReply, sources: Sources) {
  const nonce = randomBytes(16).toString('base64');
  void reply.headers({
    'cache-control': 'no-cache',
    'content-security-policy': createAppPolicy({ nonce, ...sources }),
  });
  void reply.type('text/html; charset=utf-8');
  return nonce;
}
