import { Writable } from 'node:stream';
import { buildApp } from '../../../server/app.ts';
import { NEUTRAL_PREVIEW } from '../../../server/content/link-previews.ts';
import { operations } from '../../../server/contract/document.ts';
import type { OperationHandlers } from '../../../server/contract/operations.ts';

type Parts = Partial<Omit<Parameters<typeof buildApp>[0], 'handlers' | 'authenticate'>> & {
  answers?: Partial<OperationHandlers>;
};

const ANSWERS: Partial<OperationHandlers> = {
  getHealth: () => Promise.resolve({ status: 'ok', version: 'test' }),
  login: () => Promise.resolve({ userInfo: { accessJwt: 'a.b.c', refreshJwt: 'd.e.f' } }),
  sendInquiry: ({ body }) => Promise.reject(new Error(`broken for ${JSON.stringify(body)}`)),
};

const areAll = (handlers: object): handlers is OperationHandlers => operations.every(({ id }) => id in handlers);

const silent = () => Promise.reject(new Error('not in this test'));

function stubHandlers(answers: Partial<OperationHandlers>) {
  const handlers = { ...Object.fromEntries(operations.map(({ id }) => [id, silent])), ...ANSWERS, ...answers };
  if (!areAll(handlers)) throw new Error('An operation has no stub.');
  return handlers;
}

export const buildStubApp = ({ answers = {}, ...parts }: Parts = {}) =>
  buildApp({
    handlers: stubHandlers(answers),
    authenticate: () => Promise.resolve(null),
    findPreview: () => Promise.resolve(NEUTRAL_PREVIEW),
    ...parts,
  });

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
