import { Writable } from 'node:stream';
import { buildApp } from '../../../server/app.ts';
import { isOperationId } from '../../../server/contract/access.ts';
import { operations } from '../../../server/contract/document.ts';
import type { OperationHandlers } from '../../../server/contract/operations.ts';

type Parts = Omit<Parameters<typeof buildApp>[0], 'handlers' | 'authenticate'>;

function stubHandlers(): OperationHandlers {
  const handlers = {} as OperationHandlers;
  const answers: Partial<OperationHandlers> = {
    getHealth: () => Promise.resolve({ status: 'ok', version: 'test' }),
    login: () => Promise.resolve({ userInfo: { accessJwt: 'a.b.c', refreshJwt: 'd.e.f' } }),
    sendInquiry: ({ body }) => Promise.reject(new Error(`broken for ${JSON.stringify(body)}`)),
  };
  for (const { id } of operations) {
    if (!isOperationId(id)) continue;
    Object.assign(handlers, { [id]: answers[id] ?? (() => Promise.reject(new Error('not in this test'))) });
  }
  return handlers;
}

/** The whole of HTTP around handlers that hardly do anything. */
export const buildStubApp = (parts: Parts = {}) =>
  buildApp({ handlers: stubHandlers(), authenticate: () => Promise.resolve(null), ...parts });

export function captureLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { logger: { level: 'debug', stream }, lines };
}
