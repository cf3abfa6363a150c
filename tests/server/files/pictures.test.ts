import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const uploaded = (pages: number) => upload(api, person, fakePdf({ pages, normalised: `%PDF ${randomUUID()}` }));
const widthOf = async ({ rawPayload }: Awaited<ReturnType<typeof open>>) => (await sharp(rawPayload).metadata()).width;

test('a page is drawn once, when somebody looks, and its small picture is made from the large one', async () => {
  const file = await uploaded(3);
  const before = api.documents.calls.drawPage;
  expect(await pictures(file)).toEqual([]);
  expect(await widthOf(await open(api, file.pages[0]?.imageUrl ?? null))).toBe(480);
  expect(await widthOf(await open(api, file.pages[0]?.largeImageUrl ?? null))).toBe(1240);
  expect(api.documents.calls.drawPage).toBe(before + 1);
  const large = await open(api, file.pages[1]?.largeImageUrl ?? null);
  expect(await widthOf(large)).toBe(1240);
  expect(await widthOf(await open(api, file.pages[1]?.imageUrl ?? null))).toBe(480);
  const again = await open(api, file.pages[1]?.largeImageUrl ?? null);
  expect(again.rawPayload.equals(large.rawPayload)).toBe(true);
  expect(api.documents.calls.drawPage).toBe(before + 2);
  expect((await pictures(file)).map(({ page, width }) => [page, width])).toEqual([
    [1, 480],
    [1, 1240],
    [2, 480],
    [2, 1240],
  ]);
});

test('who looks at both pictures of a page at the same time has it drawn once', async () => {
  for (const widths of [
    ['imageUrl', 'largeImageUrl'],
    ['largeImageUrl', 'imageUrl'],
  ] as const) {
    const file = await uploaded(1);
    const before = api.documents.calls.drawPage;
    const answers = await Promise.all(widths.map((width) => open(api, file.pages[0]?.[width] ?? null)));
    expect(await Promise.all(answers.map(widthOf))).toEqual(widths.map((width) => (width === 'imageUrl' ? 480 : 1240)));
    expect(api.documents.calls.drawPage).toBe(before + 1);
  }
});

test('twenty who look at the same time make one picture', async () => {
  const file = await uploaded(2);
  const before = api.documents.calls.drawPage;
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(api, file.pages[1]?.imageUrl ?? null)));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(api.documents.calls.drawPage).toBe(before + 1);
});

test('a page that kills its child says so, rests for a minute, and is tried again', async () => {
  const file = await uploaded(2);
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
  await open(api, first.pages[0]?.imageUrl ?? null);
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
  const file = await uploaded(1);
  const url = file.pages[0]?.largeImageUrl ?? null;
  const before = await open(api, url);
  const [picture] = (await pictures(file)).filter(({ width }) => width === 1240);
  const sha256 = picture?.pictureSha256 ?? '';
  await spoil(path.join(api.deps.config.dataDir, sha256.slice(0, 2), sha256));
  const again = await open(api, url);
  expect([again.statusCode, again.rawPayload.equals(before.rawPayload)]).toEqual([200, true]);
});
