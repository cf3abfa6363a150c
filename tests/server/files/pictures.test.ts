import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WorkerFailure } from '../../../server/documents/workers/worker-failure.ts';
import { fakePdf } from '../../support/fake-documents.ts';
import { open, upload } from '../../support/files.ts';
import { signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let person: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  person = await signUp(api);
});
afterAll(() => api.close());

const pictures = ({ normalisedSha256 }: Awaited<ReturnType<typeof upload>>) =>
  api.database
    .selectFrom('pagePictures')
    .select(['page', 'width', 'pictureSha256'])
    .where('documentSha256', '=', normalisedSha256)
    .orderBy('page')
    .orderBy('width')
    .execute();

/** A file whose first page has been drawn, so that nothing draws beside the test. No two are the same document. */
async function settled(pages: number) {
  const file = await upload(api, person, fakePdf({ pages, normalised: `%PDF ${randomUUID()}` }));
  await vi.waitFor(async () => expect(await pictures(file)).toHaveLength(2), { timeout: 5_000, interval: 20 });
  return file;
}

test('the first page is drawn by itself in both widths, the others when somebody looks', async () => {
  const file = await settled(3);
  expect((await pictures(file)).map(({ page, width }) => [page, width])).toEqual([
    [1, 480],
    [1, 1240],
  ]);
  const before = api.documents.calls.drawPage;
  const first = await open(api, file.pages[0]?.imageUrl ?? null);
  expect(api.documents.calls.drawPage).toBe(before);
  expect((await sharp(first.rawPayload).metadata()).width).toBe(480);
  const second = await open(api, file.pages[1]?.largeImageUrl ?? null);
  expect((await sharp(second.rawPayload).metadata()).width).toBe(1240);
  const again = await open(api, file.pages[1]?.largeImageUrl ?? null);
  expect(again.rawPayload.equals(second.rawPayload)).toBe(true);
  expect(api.documents.calls.drawPage).toBe(before + 1);
  expect(await pictures(file)).toHaveLength(3);
});

test('twenty who look at the same time make one picture', async () => {
  const file = await settled(2);
  const before = api.documents.calls.drawPage;
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(api, file.pages[1]?.imageUrl ?? null)));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(api.documents.calls.drawPage).toBe(before + 1);
});

test('a page that kills its child says so, rests for a minute, and is tried again', async () => {
  const file = await settled(2);
  const url = file.pages[1]?.imageUrl ?? null;
  const before = api.documents.calls.drawPage;
  api.documents.next.drawPage = () => Promise.reject(new WorkerFailure('TIMEOUT', 'too long'));
  for (const _ of [1, 2]) {
    const answer = await open(api, url);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([503, 'PICTURE_FAILED']);
  }
  expect(api.documents.calls.drawPage).toBe(before + 1);
  api.advance(60_000);
  expect((await open(api, url)).statusCode).toBe(200);
});

test('the same document that comes again is not drawn again', async () => {
  const normalised = `%PDF ${randomUUID()}`;
  const first = await upload(api, person, fakePdf({ pages: 2, normalised }));
  await vi.waitFor(async () => expect(await pictures(first)).toHaveLength(2), { timeout: 5_000, interval: 20 });
  const before = api.documents.calls.drawPage;
  const second = await upload(api, person, fakePdf({ pages: 2, normalised, notices: [] }));
  expect(second.fileId).not.toBe(first.fileId);
  for (const { url } of [{ url: first.pages[0]?.imageUrl }, { url: second.pages[0]?.imageUrl }])
    expect((await open(api, url ?? null)).statusCode).toBe(200);
  expect(api.documents.calls.drawPage).toBe(before);
});

test.each([
  ['is gone', (place: string) => rm(place)],
  ['holds other bytes', (place: string) => writeFile(place, 'another picture')],
])('a picture whose file %s is drawn anew', async (_, spoil) => {
  const file = await settled(1);
  const url = file.pages[0]?.largeImageUrl ?? null;
  const before = await open(api, url);
  const [picture] = (await pictures(file)).filter(({ width }) => width === 1240);
  const sha256 = picture?.pictureSha256 ?? '';
  await spoil(path.join(api.deps.config.dataDir, sha256.slice(0, 2), sha256));
  const again = await open(api, url);
  expect([again.statusCode, again.rawPayload.equals(before.rawPayload)]).toEqual([200, true]);
});
