import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createResponse } from './create-response.ts';
import { createAuthority } from './authority.ts';
import { isScenario } from './scenarios.ts';

export type TsaEmulatorOptions = { prefix: string; now?: () => Date };

/** Adds an RFC 3161 timestamp authority, whose key is lost with the process. */
export async function registerTsaEmulator(
  app: FastifyInstance,
  { prefix, now = () => new Date() }: TsaEmulatorOptions,
) {
  const authority = createAuthority(now());
  await app.register(
    async (tsa) => {
      tsa.removeAllContentTypeParsers();
      tsa.addContentTypeParser(
        'application/timestamp-query',
        { parseAs: 'buffer', bodyLimit: 16_384 },
        (_, body, done) => done(null, body),
      );
      tsa.get('/ca.pem', async (_, reply) =>
        reply
          .type('application/x-pem-file')
          .send(
            `-----BEGIN CERTIFICATE-----\n${authority.ca.der.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
          ),
      );
      tsa.post('/', async (request, reply) =>
        send(reply, createResponse(bytesOf(request.body), authority, now(), null)),
      );
      tsa.post<{ Params: { scenario: string } }>('/:scenario', async ({ params, body }, reply) => {
        const { scenario } = params;
        if (!isScenario(scenario)) return reply.code(404).send();
        if (scenario === 'down') return reply.code(503).send();
        if (scenario === 'broken') return send(reply, Buffer.from('0 안녕하세요', 'utf8'));
        if (scenario === 'endless') return send(reply, Readable.from(endlessly()));
        // Never ends, so the caller times out.
        if (scenario === 'slow') return send(reply, new Readable({ read() {} }));
        return send(reply, createResponse(bytesOf(body), authority, now(), scenario));
      });
    },
    { prefix },
  );
}

const bytesOf = (body: unknown) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

const send = (reply: FastifyReply, answer: Buffer | Readable) =>
  reply.type('application/timestamp-reply').header('cache-control', 'no-store').send(answer);

function* endlessly() {
  const chunk = Buffer.alloc(16_384, 0x30);
  for (;;) yield chunk;
}
