import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeferred } from '../../../server/documents/workers/deferred.ts';
import { WorkerFailure } from '../../../server/documents/workers/worker-failure.ts';
import { createDocumentReader } from '../../../server/modules/files/document-readings.ts';
import { deleteUnusedBytes } from '../../../server/modules/files/stored-bytes.ts';
import { fakePdf, SUGGESTION } from '../../support/fake-documents.ts';
import { upload } from '../../support/files.ts';
import { signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let person: Person;
let readings: ReturnType<typeof createDocumentReader>;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  person = await signUp(api);
  readings = createDocumentReader(api.deps);
});
afterAll(() => api.close());

async function uploadDocument() {
  const file = await upload(api, person, fakePdf({ normalised: `%PDF ${randomUUID()}` }));
  const reads = api.documents.calls.readDocument;
  return { ...file, sha256: file.normalisedSha256 ?? '', countReads: () => api.documents.calls.readDocument - reads };
}

const bytesOf = (...rects: number[]) => new Uint8Array(Float32Array.from(rects).buffer);

test('a document is read once, however often and by however many it is asked for', async () => {
  const { fileId, sha256, countReads } = await uploadDocument();
  const asked = await Promise.all(Array.from({ length: 10 }, () => readings.read(sha256)));
  for (const { suggestions } of asked) expect(suggestions).toEqual([SUGGESTION]);
  expect((await readings.readWithin(sha256, 1))?.suggestions).toEqual([SUGGESTION]);
  const again = await api.ok('suggestFields', { token: person.accessJwt, path: { fileId } });
  expect(again.suggestions).toEqual([SUGGESTION]);
  expect(countReads()).toBe(1);
});

test('print comes back on its pages, also from the database', async () => {
  const { sha256 } = await uploadDocument();
  const print = [bytesOf(1, 2, 3, 4, 0, 10.5, 20, 30, 40, 1), bytesOf(), bytesOf(5, 6, 7, 8, 2)];
  const documents = { ...api.deps.documents, readDocument: () => Promise.resolve({ print, suggestions: [] }) };
  const first = await createDocumentReader({ ...api.deps, documents }).read(sha256);
  for (const reading of [first, await readings.read(sha256)]) {
    expect(reading.printOn(1)).toEqual([
      { rect: { x: 1, y: 2, width: 3, height: 4 }, isMarkPlace: false },
      { rect: { x: 10.5, y: 20, width: 30, height: 40 }, isMarkPlace: true },
    ]);
    expect([reading.printOn(2), reading.printOn(4)]).toEqual([[], []]);
    expect(reading.printOn(3)).toEqual([
      { rect: { x: 5, y: 6, width: 7, height: 8 }, isMarkPlace: false, isDigit: true },
    ]);
  }
});

test('whoever does not want to wait goes on without, and the reading is there afterwards', async () => {
  const { sha256, countReads } = await uploadDocument();
  const held = createDeferred<void>();
  api.documents.next.readDocument = () => held.promise;
  expect(await readings.readWithin(sha256, 1)).toBeNull();
  const later = readings.read(sha256);
  held.resolve();
  expect((await later).suggestions).toEqual([SUGGESTION]);
  expect(countReads()).toBe(1);
});

test('a document that ends its child rests for a minute and stands in nobody’s way', async () => {
  const { sha256, countReads } = await uploadDocument();
  api.documents.next.readDocument = () => Promise.reject(new WorkerFailure('TIMEOUT', 'too long'));
  expect(await readings.readWithin(sha256, 5_000)).toBeNull();
  expect(await readings.readWithin(sha256, 5_000)).toBeNull();
  expect(countReads()).toBe(1);
  api.advance(60_000);
  expect((await readings.readWithin(sha256, 5_000))?.suggestions).toEqual([SUGGESTION]);
});

test('what was read of a document goes with its bytes', async () => {
  const { sha256, fileId } = await uploadDocument();
  await readings.read(sha256);
  await api.database.deleteFrom('files').where('fileUuid', '=', fileId).execute();
  await deleteUnusedBytes(api.deps, sha256);
  const rows = await api.database
    .selectFrom('documentReadings')
    .selectAll()
    .where('documentSha256', '=', sha256)
    .execute();
  expect(rows).toEqual([]);
});
