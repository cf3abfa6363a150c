import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { WorkerFailure } from '../../../server/documents/workers/worker-failure.ts';
import { loadPlainPages } from '../../../server/modules/sealing/plain-pages.ts';
import { createFakeDocuments } from '../../support/fake-documents.ts';

const files = {
  get: () => Promise.resolve(Buffer.from('%PDF')),
  put: () => Promise.resolve(''),
  open: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
  check: () => Promise.resolve(),
};

function countingDocuments(answers: (() => Promise<number[]>)[]) {
  const asked: string[] = [];
  const findPlainPages = ({ sha256 }: { sha256: string }) => {
    asked.push(sha256);
    return answers.shift()?.() ?? Promise.resolve([]);
  };
  return { asked, parts: { documents: { ...createFakeDocuments(), findPlainPages }, files } };
}

test('a long document is read by a child once, however many contracts are sealed on it', async () => {
  const baseSha256 = randomUUID();
  const { asked, parts } = countingDocuments([() => Promise.resolve([1, 3])]);
  const found = await Promise.all([1, 2, 3].map(() => loadPlainPages(parts, { baseSha256, pageCount: 200 })));
  expect(found).toEqual([1, 2, 3].map(() => new Set([1, 3])));
  expect(asked).toEqual([baseSha256]);
});

test('a short one is read by sealing itself', async () => {
  const { asked, parts } = countingDocuments([]);
  expect(await loadPlainPages(parts, { baseSha256: randomUUID(), pageCount: 19 })).toEqual(new Set());
  expect(asked).toEqual([]);
});

test('a child that fails keeps nothing from being sealed, and is asked again', async () => {
  const base = { baseSha256: randomUUID(), pageCount: 20 };
  const { asked, parts } = countingDocuments([
    () => Promise.reject(new WorkerFailure('TIMEOUT', 'too long')),
    () => Promise.resolve([7]),
  ]);
  expect(await loadPlainPages(parts, base)).toEqual(new Set());
  expect(await loadPlainPages(parts, base)).toEqual(new Set([7]));
  expect(asked).toHaveLength(2);
});
