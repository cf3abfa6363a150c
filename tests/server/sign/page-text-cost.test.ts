import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorkerFailure } from '../../../server/documents/workers/worker-failure.ts';
import { draft } from '../../support/contracts.ts';
import type { Person } from '../../support/people.ts';
import { startSigning, sendContract } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const text = (token: string, page = 1) => api.call('getSignPageText', { token, path: { page: String(page) } });
/** Each contract gets new bytes, because texts are cached by their file's bytes. */
let pages = 2;
async function reader() {
  const make = () => draft(api, owner, { pages: (pages += 1) });
  const { people } = await sendContract(api, owner, {}, { make });
  return startSigning(api, people[0]?.email);
}

test('opening a document reads no text, and each page is read once, also by twenty at the same time', async () => {
  const token = await reader();
  const before = api.documents.calls.readWriting;
  await api.ok('getSignContract', { token });
  await api.ok('markViewed', { token });
  expect(api.documents.calls.readWriting).toBe(before);
  const answers = await Promise.all(Array.from({ length: 20 }, () => text(token)));
  expect(answers.map(({ result }) => result)).toEqual(answers.map(() => ({ lines: ['1쪽에 적힌 글'], isWhole: true })));
  expect((await text(token, 2)).result.lines).toEqual(['2쪽에 적힌 글']);
  await text(token);
  expect(api.documents.calls.readWriting).toBe(before + 2);
});

test('a page that kills its child says so, rests for a minute, and is tried again', async () => {
  const token = await reader();
  const before = api.documents.calls.readWriting;
  api.documents.next.readWriting = () => Promise.reject(new WorkerFailure('TIMEOUT', 'too long'));
  for (const _ of [1, 2]) expect((await text(token)).error.errorCode).toBe('PAGE_UNREAD');
  expect(api.documents.calls.readWriting).toBe(before + 1);
  api.advance(60_000);
  expect((await text(token)).status).toBe(200);
});
