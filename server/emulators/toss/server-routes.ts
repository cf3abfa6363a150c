import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { processCall, processOnce } from './process-call.ts';
import { chargeBillingKey, deleteBillingKey, issueBillingKey } from './billing-calls.ts';
import { listBookedPayments } from './books.repository.ts';
import { checkAuthorization, readIdempotencyKey, readRequestedError } from './check-request.ts';
import type { GenerateKey } from './keys.ts';
import { createFailure, type Outcome } from './outcome.ts';
import type { CallContext } from './parse-body.ts';
import { confirmPayment, readOrder, readPayment, refundPayment } from './payment-calls.ts';

export type ServerParts = {
  publicBase: string;
  secretKey: string;
  database: Database;
  deliverWebhooks: (at: Date) => Promise<number>;
  makeKey: GenerateKey;
  now: () => Date;
  wait: (ms: number) => Promise<unknown>;
};

type Call = (transaction: Transaction<DB>, body: unknown, parts: CallContext) => Promise<Outcome>;
type Keyed = { Params: { key: string } };

export function addServerRoutes(app: FastifyInstance, parts: ServerParts) {
  const { publicBase, secretKey, database, deliverWebhooks, makeKey, now, wait } = parts;
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-tosspayments-trace-id', makeKey('trace'));
    const wrong = checkAuthorization(request.headers.authorization, secretKey) ?? readRequestedError(request.headers);
    if (wrong !== null) await send(reply, createFailure(wrong));
  });

  const parse = (): CallContext => ({ publicBase, makeKey, at: now() });
  const read = async (reply: FastifyReply, work: (transaction: Transaction<DB>) => Promise<Outcome>) =>
    send(reply, await processCall(database, work));

  async function post(request: FastifyRequest, reply: FastifyReply, call: Call) {
    const given = readIdempotencyKey(request.headers);
    if (given === null) return send(reply, createFailure('INVALID_IDEMPOTENCY_KEY'));
    const callParts = parse();
    const once = { idempotencyKey: given ?? randomUUID(), apiKey: secretKey, method: 'POST', url: request.url };
    const outcome = await processOnce(database, once, callParts.at, (transaction) =>
      call(transaction, request.body, callParts),
    );
    if (outcome.webhooksFirst) await deliverWebhooks(callParts.at);
    if (outcome.delayMs !== undefined) await wait(outcome.delayMs);
    if (!outcome.isCut) return send(reply, outcome);
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }

  app.post('/v1/billing/authorizations/issue', (request, reply) => post(request, reply, issueBillingKey));
  app.post<Keyed>('/v1/billing/:key', (request, reply) =>
    post(request, reply, (transaction, body, more) => chargeBillingKey(transaction, request.params.key, body, more)),
  );
  app.delete<Keyed>('/v1/billing/:key', ({ params }, reply) =>
    read(reply, (transaction) => deleteBillingKey(transaction, params.key)),
  );
  app.post('/v1/payments/confirm', (request, reply) => post(request, reply, confirmPayment));
  app.get<Keyed>('/v1/payments/orders/:key', ({ params }, reply) =>
    read(reply, (transaction) => readOrder(transaction, params.key, now())),
  );
  app.get<Keyed>('/v1/payments/:key', ({ params }, reply) =>
    read(reply, (transaction) => readPayment(transaction, params.key, now())),
  );
  app.post<Keyed>('/v1/payments/:key/cancel', (request, reply) =>
    post(request, reply, (transaction, body, more) => refundPayment(transaction, request.params.key, body, more)),
  );
  app.get('/books', async () => ({ orders: await listBookedPayments(database) }));
}

const send = (reply: FastifyReply, { status, body }: Outcome) =>
  reply.code(status).type('application/json;charset=UTF-8').send(body);
