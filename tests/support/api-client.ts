import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { operations } from '../../server/contract/document.ts';
import { GENERAL_ERROR_CODES, type ErrorBody } from '../../server/contract/domain-error.ts';
import type { OperationId } from '../../server/contract/operation-id.ts';
import type { ResultOf } from '../../server/contract/operations.ts';

export type Call = {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Replaces `body` with exactly these bytes and this content type. */
  raw?: { contentType: string; payload: Buffer | string };
  token?: string;
  /** The Idempotency-Key. */
  key?: string;
  address?: string;
};

export type Answer<Id extends OperationId> = {
  status: number;
  result: ResultOf<Id>;
  error: ErrorBody;
  headers: Record<string, unknown>;
  text: string;
  bytes: Buffer;
};

const byId = new Map(operations.map((operation) => [operation.id, operation]));

export function operationOf(id: OperationId) {
  const operation = byId.get(id);
  if (!operation) throw new Error(`The document has no ${id}.`);
  return operation;
}

export function addressOf(id: OperationId, path: Record<string, string> = {}, query: Record<string, string> = {}) {
  const address = operationOf(id).address.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search ? `${address}?${search}` : address;
}

/** Calls operations by their id. An error that the document doesn't list for the operation fails the test. */
export function createClient(app: FastifyInstance) {
  async function call<Id extends OperationId>(id: Id, options: Call = {}): Promise<Answer<Id>> {
    const operation = operationOf(id);
    const { body, raw, token, key, address } = options;
    const isEndless = id === ENDLESS;
    const response = await app.inject({
      method:
        operation.method === 'get' ? 'GET' : operation.method === 'delete' ? 'DELETE' : methodOf(operation.method),
      url: addressOf(id, options.path, options.query),
      remoteAddress: address ?? '127.0.0.1',
      payloadAsStream: isEndless,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(raw && { 'content-type': raw.contentType }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...(raw && { payload: raw.payload }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const text = isEndless ? await readBegin(response.stream(), isJson) : response.payload;
    const envelope: { result: ResultOf<Id> } & ErrorBody = isJson ? JSON.parse(text) : {};
    if (response.statusCode >= 400) requireListed(id, envelope);
    return {
      status: response.statusCode,
      result: envelope.result,
      error: envelope,
      headers: response.headers,
      text,
      bytes: isEndless ? Buffer.from(text) : response.rawPayload,
    };
  }

  return {
    call,
    async ok<Id extends OperationId>(id: Id, options?: Call): Promise<ResultOf<Id>> {
      const answer = await call(id, options);
      if (answer.status !== 200) throw new Error(`${id} answered ${answer.status}: ${answer.text}`);
      return answer.result;
    },
    /** Returns `STATUS CODE`. */
    async fails(id: OperationId, options?: Call): Promise<string> {
      const answer = await call(id, options);
      if (answer.status < 400) throw new Error(`${id} answered ${answer.status} instead of failing.`);
      return `${answer.status} ${answer.error.errorCode}`;
    },
  };
}

/** This response never ends, so only its start is checked. */
export const ENDLESS: OperationId = 'openAlertStream';

async function readBegin(body: Readable, toItsEnd: boolean) {
  let text = '';
  for await (const chunk of body) {
    text += String(chunk);
    if (!toItsEnd) break;
  }
  return text;
}

const methodOf = (method: 'post' | 'put' | 'patch') => ({ post: 'POST', put: 'PUT', patch: 'PATCH' } as const)[method];

function requireListed(id: OperationId, error: ErrorBody) {
  const listed = operationOf(id).errorCodes.includes(error.errorCode) || GENERAL_ERROR_CODES.has(error.errorCode);
  if (!listed) throw new Error(`${id} answered ${JSON.stringify(error)}, which its x-error-codes do not list.`);
}

export const sortedStatuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
