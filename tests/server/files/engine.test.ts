import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMPLOYMENT_FORM } from '../../../server/content/forms/employment.ts';
import { createDocumentEngine, type DocumentEngine } from '../../../server/documents/engine.ts';
import { joinPdfs } from '../../../server/documents/pdf/join.ts';
import { drawForm } from '../../../server/documents/typeset/draw-form.ts';
import { longHangul } from '../../support/documents/sample-hangul.ts';
import { look, open, uploadAndProcess, untilStatus } from '../../support/files.ts';
import { signUp, type Person } from '../../support/people.ts';
import { drawPng, uploadPicture } from '../../support/pictures.ts';
import { makePdf } from '../../support/sealing.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** Goes from the upload form to the picture of its page, with the real engine and over a real connection. */
let engine: DocumentEngine;
const failures: string[] = [];
let api: TestApp;
let person: Person;
let base: string;
beforeAll(async () => {
  engine = createDocumentEngine({ onFailure: ({ reason }) => failures.push(reason) });
  api = await createTestApp({ documents: engine, takesFilesIn: true });
  person = await signUp(api);
  base = await api.app.listen({ port: 0, host: '127.0.0.1' });
  await engine.ready();
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const sizeOf = async (url: string | undefined) => {
  const { rawPayload, headers } = await open(api, url ?? null);
  const { width, height, format } = await sharp(rawPayload).metadata();
  return [headers['content-type'], format, width, height];
};

async function send(bytes: Buffer, name: string, token = person.accessJwt) {
  const form = new FormData();
  form.set('purpose', 'document');
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${base}/api/app/files`, { method: 'POST', headers, body: form });
}

test('a form: taken as it is, its pages drawn, its blanks found, its bytes unchanged', async () => {
  const { bytes } = drawForm(EMPLOYMENT_FORM, 'TABLE');
  const answer = await send(bytes, '근로계약서.pdf'.normalize('NFD'));
  const { result } = await answer.json();
  const file = await untilStatus(api, person, result.fileId, 'READY');
  expect(file).toMatchObject({ kind: 'PDF', name: '근로계약서.pdf', sha256: sha256(bytes) });
  expect(file.normalisedSha256).toBe(file.sha256);
  expect(file.pageCount).toBe(file.pages.length);
  const [first] = file.pages;
  expect(await sizeOf(first?.imageUrl)).toEqual(['image/png', 'png', 480, Math.round((480 * 841.89) / 595.28)]);
  expect(await sizeOf(first?.largeImageUrl)).toEqual(['image/png', 'png', 1240, Math.round((1240 * 841.89) / 595.28)]);
  expect((await open(api, file.documentUrl)).rawPayload.equals(bytes)).toBe(true);
  const call = { token: person.accessJwt, path: { fileId: file.fileId } };
  const { suggestions } = await api.ok('suggestFields', call);
  expect(suggestions.length).toBeGreaterThan(5);
  expect(suggestions.every(({ page }) => page <= file.pages.length)).toBe(true);
});

test('a file whose child is killed is read all the same, without its sender', async () => {
  failures.length = 0;
  const taken = uploadAndProcess(api, person, await longHangul(2), { filename: '통지서.hwpx' });
  await waitUntil(() => {
    for (const pid of engine.pids()) process.kill(pid, 'SIGKILL');
    expect(failures).not.toEqual([]);
  });
  expect(await taken).toMatchObject({ status: 'NEEDS_CONFIRMATION', refusal: null, pageCount: 4 });
});

test('a photograph becomes a document of one page', async () => {
  const file = await uploadAndProcess(api, person, await drawPng(800, 400), {
    filename: '사업자등록증.png',
    type: 'image/png',
  });
  expect(file).toMatchObject({ status: 'READY', kind: 'PNG', pageCount: 1 });
  expect(file.notices.map(({ code }) => code)).toEqual(['IMAGE_CONVERTED']);
  const { rawPayload, headers } = await open(api, file.documentUrl);
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(headers['content-disposition']).toContain(encodeURIComponent('사업자등록증.pdf'));
  expect(sha256(rawPayload)).toBe(file.normalisedSha256);
  expect(sha256((await open(api, file.originalUrl)).rawPayload)).toBe(file.sha256);
});

test('a picture that is no document is opened in a child, and comes back without what it told', async () => {
  const jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#fa0' } })
    .withExif({ IFD0: { Artist: 'Secret' } })
    .jpeg()
    .toBuffer();
  const file = await uploadAndProcess(api, person, jpeg, {
    purpose: 'image',
    filename: '도장.jpg',
    type: 'image/jpeg',
  });
  expect(file).toMatchObject({ status: 'READY', kind: 'JPEG', pages: [] });
  const { rawPayload, headers } = await open(api, file.documentUrl);
  expect(headers['content-type']).toBe('image/jpeg');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 90, height: 60, format: 'jpeg' });
  expect(rawPayload.includes('Secret')).toBe(false);
  const broken = await uploadAndProcess(api, person, jpeg.subarray(0, 200), { purpose: 'image' });
  expect(broken.refusal?.errorCode).toBe('FILE_DAMAGED');
  const face = await uploadPicture(api, person);
  expect(
    (await api.ok('changeProfileImage', { token: person.accessJwt, body: { profileImgUrl: face } })).profileImgUrl,
  ).toBe(face);
});

test('files that cannot be used say why', async () => {
  const docx = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(40)]);
  expect((await uploadAndProcess(api, person, docx)).refusal?.errorCode).toMatch(/^FILE_(?:DAMAGED|UNKNOWN)$/);
  expect((await uploadAndProcess(api, person, makePdf().subarray(0, 60))).refusal?.errorCode).toBe('FILE_DAMAGED');
  const many = await uploadAndProcess(api, person, makePdf(501));
  expect(many).toMatchObject({ status: 'REFUSED', refusal: { errorCode: 'FILE_TOO_MANY_PAGES' }, pages: [] });
  const most = await uploadAndProcess(api, person, makePdf(500));
  expect((await look(api, person, most.fileId)).pageCount).toBe(500);
});

test('over the wire: the largest file passes, one byte more is told and not only cut off', async () => {
  const largest = Buffer.concat([makePdf(), Buffer.alloc(10_485_760, '\n')]).subarray(0, 10_485_760);
  const passed = await send(largest, 'largest.pdf');
  expect([passed.status, (await passed.json()).result.bytes]).toEqual([200, 10_485_760]);
  for (const more of [1, 200_000]) {
    const refused = await send(Buffer.concat([largest, Buffer.alloc(more)]), 'larger.pdf');
    expect([refused.status, await refused.json()]).toMatchObject([413, { errorCode: 'FILE_TOO_LARGE' }]);
  }
  const stranger = await send(largest, 'largest.pdf', 'a.b.c');
  expect(stranger.status).toBe(401);
});

test('over the wire: a part of a file', async () => {
  const bytes = makePdf(2);
  const { documentUrl } = await uploadAndProcess(api, person, bytes);
  const { pathname, search } = new URL(documentUrl ?? '');
  const part = await fetch(base + pathname + search, { headers: { range: 'bytes=0-7' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    `bytes 0-7/${bytes.length}`,
    '%PDF-1.7',
  ]);
  const head = await fetch(base + pathname + search, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
});

test('pages are turned and left out: new pictures, new text, and suggestions of the new file', async () => {
  const { bytes } = drawForm(EMPLOYMENT_FORM, 'TABLE');
  const source = await uploadAndProcess(api, person, joinPdfs([bytes, makePdf()]));
  const token = person.accessJwt;
  const path = { fileId: source.fileId };
  const count = source.pages.length;
  expect(count).toBe(2);
  const pages = [
    { page: count, turn: 90 },
    { page: 1, turn: 0 },
  ];
  const file = await api.ok('arrangePages', { token, path, body: { pages } });
  expect(file).toMatchObject({ status: 'READY', pageCount: 2, sha256: source.sha256 });
  const [turned, upright] = file.pages;
  expect(await sizeOf(turned?.imageUrl)).toEqual(['image/png', 'png', 480, Math.round((480 * 595.28) / 841.89)]);
  const firstBefore = await open(api, source.pages[0]?.imageUrl ?? null);
  expect((await open(api, upright?.imageUrl ?? null)).rawPayload.equals(firstBefore.rawPayload)).toBe(true);
  expect(sha256((await open(api, file.documentUrl)).rawPayload)).toBe(file.normalisedSha256);
  const before = await api.ok('suggestFields', { token, path });
  const { suggestions } = await api.ok('suggestFields', { token, path: { fileId: file.fileId } });
  const placesOn = (page: number, of: typeof suggestions) =>
    of.filter((one) => one.page === page).map(({ rect }) => rect);
  expect(placesOn(2, suggestions)).toEqual(placesOn(1, before.suggestions));
  expect(placesOn(2, suggestions).length).toBeGreaterThan(0);
});
