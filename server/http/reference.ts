import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../contract/document.ts';
import { matchesEtag } from './negotiation.ts';
import { sendPlainPage } from './plain-page.ts';
import { renderReference, REFERENCE_CSS } from './reference-page.ts';

export function serveReference(app: FastifyInstance) {
  const json = JSON.stringify(openApiDocument);
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  let body: string | null = null;

  app.get('/api/openapi.json', async (request, reply) => {
    void reply.headers({ etag, 'cache-control': 'no-cache' });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(json);
  });
  app.get('/api/reference', async (_, reply) => {
    body ??= renderReference();
    return sendPlainPage(reply, {
      title: `${openApiDocument.info.title} ${openApiDocument.info.version}`,
      css: REFERENCE_CSS,
      body,
    });
  });
}
