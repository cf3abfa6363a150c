import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './access.ts';
import { authorize, type Authenticate } from './callers.ts';
import { operations, type Operation } from './document.ts';
import { DomainError } from './domain-error.ts';
import { getNetworkPrefix } from './network-prefix.ts';
import type { OperationId } from './operation-id.ts';
import type { Client, OperationHandlers, RawResponse, UploadedBytes } from './operations.ts';
import { readForm } from './read-form.ts';
import { sendFile } from './send-file.ts';
import { getValidation, type OperationValidation } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

type AnyInput = {
  path: unknown;
  query: unknown;
  body: unknown;
  caller: unknown;
  client: Client;
  idempotencyKey: string | null;
  lastEventId: string | null;
  readmit: () => Promise<unknown>;
};

type Parts = {
  handlers: OperationHandlers;
  authenticate: Authenticate;
  /** Counts rejected calls, and throws if the client has made too many. */
  countRefused?: ((request: FastifyRequest) => Promise<void>) | undefined;
};

/**
 * Registers a route for each operation, which authenticates (before reading the body), validates, calls the handler,
 * and checks the response.
 */
export function registerOperations(app: FastifyInstance, { handlers, authenticate, countRefused }: Parts) {
  app.decorateRequest('caller', null);
  for (const operation of operations) {
    const validation = getValidation(operation);
    // TypeScript can't see that a handler looked up in a loop belongs to its operation. The input has just been
    // validated against that operation.
    const handle = handlers[operation.id] as (input: AnyInput) => Promise<unknown>;

    app.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
      method: operation.method.toUpperCase(),
      url: operation.address.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operationId: operation.id },
      onRequest: async (request) => {
        const { authorization } = request.headers;
        request.caller = await authorize(operation.id, authorization, request.params, authenticate).catch(
          async (refusal: unknown) => {
            await countRefused?.(request);
            throw refusal;
          },
        );
      },
      handler: async (request, reply) => {
        const path = validation.readPath({ ...request.params });
        const query = validation.readQuery({ ...request.query });
        const body = await readBody(operation, request, validation);
        const input: AnyInput = {
          path,
          query,
          body,
          caller: request.caller,
          client: { address: getNetworkPrefix(request.ip), userAgent: request.headers['user-agent'] ?? '' },
          idempotencyKey: validation.readHeader(request.headers, 'Idempotency-Key'),
          lastEventId: validation.readHeader(request.headers, 'Last-Event-ID'),
          readmit: () => readmit(operation.id, request, authenticate),
        };
        const result = await handle(input);
        if (!operation.answer) return sendRaw(request, reply, result as RawResponse);
        reply.type('application/json; charset=utf-8');
        return reply.send(validation.writeAnswer({ isSuccess: true, code: 200, message: '', result }));
      },
    });
  }
}

async function readmit(
  id: OperationId,
  request: FastifyRequest<{ Params: Record<string, string> }>,
  authenticate: Authenticate,
) {
  try {
    return await authorize(id, request.headers.authorization, request.params, authenticate);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

async function readBody(
  operation: Operation,
  request: FastifyRequest,
  validation: OperationValidation,
): Promise<unknown> {
  const { body } = operation;
  if (!body) {
    if (request.body !== undefined && request.body !== null) throw new DomainError('MALFORMED');
    return undefined;
  }
  const sent = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const absent = sent === '' && (request.body === undefined || request.body === null);
  if (absent && !body.required) return undefined;
  if (absent) throw new DomainError('MALFORMED');
  if (!body.mediaTypes.includes(sent)) throw new DomainError('UNSUPPORTED_TYPE');
  if (sent === 'multipart/form-data') return validation.readForm(await readForm(request, body));
  if (Buffer.isBuffer(request.body)) return { contentType: sent, bytes: request.body } satisfies UploadedBytes;
  return validation.readBody(request.body);
}

function sendRaw(request: FastifyRequest, reply: FastifyReply, answer: RawResponse) {
  switch (answer.kind) {
    case 'html':
      return reply.type('text/html; charset=utf-8').send(answer.html);
    case 'redirect':
      return reply.redirect(answer.location, 303);
    case 'file':
      return sendFile(request, reply, answer);
    case 'events':
      // Proxies must not buffer events. Closing the connection afterwards means that a server shutting down doesn't
      // wait for it to go idle.
      void reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' });
      return reply.type('text/event-stream; charset=utf-8').send(answer.body);
  }
}
