import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakePdf } from '../../support/fake-documents.ts';
import { look, open, upload } from '../../support/files.ts';
import { join, login, signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let person: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  person = await signUp(api);
});
afterAll(() => api.close());

const MINUTE = 60_000;
const bytes = fakePdf({ pages: 3 });
const call = (fileId: string) => ({ token: person.accessJwt, path: { fileId } });
const codeOf = (answer: { statusCode: number; payload: string }) =>
  `${answer.statusCode} ${JSON.parse(answer.payload).errorCode}`;

test('an address opens without a token, for ten minutes', async () => {
  const file = await upload(api, person, bytes);
  const document = await open(api, file.documentUrl);
  expect([document.statusCode, document.rawPayload.equals(bytes)]).toEqual([200, true]);
  expect(document.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition': `inline; filename="___.pdf"; filename*=UTF-8''${encodeURIComponent('계약서.pdf')}`,
    'cache-control': 'private, max-age=600, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    etag: `"${file.normalisedSha256}"`,
  });
  const original = await open(api, file.originalUrl);
  expect(original.headers['content-disposition']).toMatch(/^attachment; filename="___\.pdf"/);
  const picture = await open(api, file.pages[2]?.imageUrl ?? null);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);

  api.advance(10 * MINUTE - 1);
  expect((await open(api, file.documentUrl)).headers['cache-control']).toBe('private, max-age=0, immutable');
  api.advance(1);
  for (const url of [file.documentUrl, file.originalUrl, file.pages[0]?.imageUrl ?? null]) {
    expect(codeOf(await open(api, url))).toBe('410 ADDRESS_EXPIRED');
  }
  person = await login(api, person.email);
  expect((await open(api, (await look(api, person, file.fileId)).documentUrl)).statusCode).toBe(200);
});

test('the same address within a minute, so that a browser has the picture already', async () => {
  api.advance(1_000);
  const { fileId, pages } = await upload(api, person, bytes);
  api.advance(20_000);
  expect((await look(api, person, fileId)).pages).toEqual(pages);
  api.advance(MINUTE);
  expect((await look(api, person, fileId)).pages).not.toEqual(pages);
});

test('whatever is changed in an address makes it a forged one', async () => {
  const file = await upload(api, person, bytes);
  const other = await upload(api, person, bytes);
  const stranger = await signUp(api);
  const url = file.pages[0]?.imageUrl ?? '';
  const sig = new URL(url).searchParams.get('sig') ?? '';
  const [expires = '', subject = '', mac = ''] = sig.split('.');
  const last = mac.at(-1) === 'A' ? 'B' : 'A';
  const later = (Number.parseInt(expires, 36) + MINUTE).toString(36);
  for (const forged of [
    url.replace('pages/1', 'pages/2'),
    url.replace('width=480', 'width=1240'),
    url.replace(file.fileId, other.fileId),
    url.replace(sig, `${later}.${subject}.${mac}`),
    url.replace(sig, `${expires}.member_${stranger.organizationMemberUuid}.${mac}`),
    url.replace(sig, `${expires}.${subject}.${mac.slice(0, -1)}${last}`),
    url.replace(sig, `${sig}=`),
    url.replace(sig, `${sig}.x`),
    url.replace(sig, `${expires}.${subject}.`),
    url.replace(sig, 'x'),
    `${file.documentUrl}&original=true`,
    file.originalUrl.replace('original=true', 'original=false'),
    file.documentUrl?.replace(/sig=.*/, `sig=${sig}`) ?? '',
  ]) {
    expect([forged, codeOf(await open(api, forged))]).toEqual([forged, '403 ADDRESS_FORGED']);
  }
  for (const malformed of [
    url.replace('pages/1', 'pages/0'),
    url.replace('480', '481'),
    `${url}&more=1`,
    url.replace(sig, ''),
  ]) {
    expect(codeOf(await open(api, malformed))).toBe('400 MALFORMED');
  }
  // The signature decides, even if there is also a token that would be accepted.
  const withToken = { ...call(file.fileId), query: { sig: 'x' } };
  expect(await api.fails('getFileContent', withToken)).toBe('403 ADDRESS_FORGED');
});

test('an address dies with the seat that it was given to', async () => {
  const member = await join(api, person, ['CONTRACT_SEND']);
  const { documentUrl } = await upload(api, member, bytes);
  expect((await open(api, documentUrl)).statusCode).toBe(200);
  const { organizationMemberUuid } = member;
  await api.ok('withdrawMember', { token: person.accessJwt, body: { organizationMemberUuid } });
  expect(codeOf(await open(api, documentUrl))).toBe('404 NOT_FOUND');
});

test('without a signature the token decides', async () => {
  const { fileId } = await upload(api, person, bytes);
  const path = { fileId };
  expect(await api.fails('getFileContent', { path })).toBe('401 UNAUTHENTICATED');
  expect(await api.fails('getFileContent', { path, token: 'a.b.c' })).toBe('401 UNAUTHENTICATED');
  expect(await api.fails('getFilePage', { path: { fileId, page: '1' } })).toBe('401 UNAUTHENTICATED');
  const { headers, status } = await api.call('getFileContent', call(fileId));
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
  const pageless = await join(api, person);
  const { organizationMemberUuid } = pageless;
  await api.ok('withdrawMember', { token: person.accessJwt, body: { organizationMemberUuid } });
  expect(await api.fails('getFileContent', { path, token: pageless.accessJwt })).toBe('403 MEMBERSHIP_ENDED');
  const page = { token: person.accessJwt, path: { fileId, page: '4' } };
  expect(await api.fails('getFilePage', page)).toBe('404 NOT_FOUND');
});

const size = bytes.length;
test.each([
  ['bytes=0-3', 206, `bytes 0-3/${size}`, bytes.subarray(0, 4)],
  ['bytes=5-', 206, `bytes 5-${size - 1}/${size}`, bytes.subarray(5)],
  ['bytes=-4', 206, `bytes ${size - 4}-${size - 1}/${size}`, bytes.subarray(size - 4)],
  ['bytes=-9999', 206, `bytes 0-${size - 1}/${size}`, bytes],
  ['bytes=2-9999', 206, `bytes 2-${size - 1}/${size}`, bytes.subarray(2)],
  [`bytes=${size - 1}-${size - 1}`, 206, `bytes ${size - 1}-${size - 1}/${size}`, bytes.subarray(size - 1)],
  ['bytes=0-1,4-5', 200, undefined, bytes],
  ['bytes=5-2', 200, undefined, bytes],
  ['bytes=-', 200, undefined, bytes],
  ['lines=0-1', 200, undefined, bytes],
])('the range %s', async (range, status, contentRange, part) => {
  const { documentUrl } = await upload(api, person, bytes);
  const answer = await open(api, documentUrl, { range });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([status, contentRange]);
  expect(answer.rawPayload).toEqual(part);
  expect(answer.headers['content-length']).toBe(String(part.length));
});

test('a range behind the end, a range of something newer, and what the client has already', async () => {
  const { documentUrl, normalisedSha256 } = await upload(api, person, bytes);
  for (const range of [`bytes=${size}-`, 'bytes=-0']) {
    const outside = await open(api, documentUrl, { range });
    expect([codeOf(outside), outside.headers['content-range']]).toEqual(['416 RANGE_WRONG', `bytes */${size}`]);
  }
  const range = 'bytes=0-3';
  const etag = `"${normalisedSha256}"`;
  expect((await open(api, documentUrl, { range, 'if-range': etag })).statusCode).toBe(206);
  expect((await open(api, documentUrl, { range, 'if-range': '"older"' })).statusCode).toBe(200);
  for (const known of [etag, `W/${etag}`, `"older", ${etag}`, '*']) {
    const answer = await open(api, documentUrl, { 'if-none-match': known });
    expect([answer.statusCode, answer.payload, answer.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await open(api, documentUrl, { 'if-none-match': '"older"' })).statusCode).toBe(200);
});
