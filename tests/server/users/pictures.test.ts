import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type Person } from '../../support/people.ts';
import { drawPng, presign, uploadPicture } from '../../support/pictures.ts';
import { createTestApp, PUBLIC_URL, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let person: Person;
beforeAll(async () => {
  api = await createTestApp();
  person = await signUp(api);
});
afterAll(() => api.close());

const png = (payload: Buffer) => ({ contentType: 'image/png', payload });
const change = (profileImgUrl: string | null, token = person.accessJwt) =>
  api.call('changeProfileImage', { token, body: { profileImgUrl } });
const idOf = (url: string) => url.slice(`${PUBLIC_URL}/api/images/`.length);

test('put, used, seen by everybody, replaced, gone', async () => {
  const url = await uploadPicture(api, person);
  const imageId = idOf(url);
  expect(await api.fails('getImage', { path: { imageId } })).toBe('404 NOT_FOUND');
  expect((await change(url)).result.profileImgUrl).toBe(url);
  const { status, headers } = await api.call('getImage', { path: { imageId } });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    // Allows webmail to show the picture.
    'cross-origin-resource-policy': 'cross-origin',
  });
  const stored = await api.database
    .selectFrom('uploads')
    .select('sha256')
    .where('uploadUuid', '=', imageId)
    .executeTakeFirst();
  const file = await api.deps.files.get(stored?.sha256 ?? '');
  expect(await sharp(file ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });

  const next = await uploadPicture(api, person);
  await change(next);
  expect(await api.deps.files.get(stored?.sha256 ?? '')).toBeNull();
  expect(await api.fails('getImage', { path: { imageId } })).toBe('404 NOT_FOUND');
  expect((await change(next)).status).toBe(200);
  expect((await change(null)).result.profileImgUrl).toBeNull();
});

test('what a photograph tells about its place is not kept', async () => {
  const { path, query, profileImgUrl } = await presign(api, person, 'photo.JPEG');
  const payload = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#fa0' } })
    .withExif({ IFD3: { GPSLatitude: '37/1 33/1 0/1' }, IFD0: { Artist: 'Secret' } })
    .jpeg()
    .toBuffer();
  const hidden = Buffer.concat([payload, Buffer.from('PK hidden archive')]);
  await api.ok('putUpload', { path, query, raw: { contentType: 'image/jpeg', payload: hidden } });
  await change(profileImgUrl);
  const { sha256 } = await api.database
    .selectFrom('uploads')
    .select('sha256')
    .where('uploadUuid', '=', path.uploadId)
    .executeTakeFirstOrThrow();
  const file = (await api.deps.files.get(sha256 ?? '')) ?? Buffer.alloc(0);
  expect((await sharp(file).metadata()).exif).toBeUndefined();
  expect(file.includes('hidden archive')).toBe(false);
});

test('the address is signed: another id, time, kind or signature is refused', async () => {
  const { path, query } = await presign(api, person);
  const other = await presign(api, person, 'a.jpg');
  const raw = png(await drawPng());
  const put = (change: object, raws = raw) => api.fails('putUpload', { path, query, raw: raws, ...change });
  expect(await put({ query: { ...query, sig: 'x'.repeat(43) } })).toBe('403 UPLOAD_FORGED');
  expect(await put({ query: { ...query, expires: String(Number(query['expires']) + 60) } })).toBe('403 UPLOAD_FORGED');
  expect(await put({ query: { ...query, expires: '1e300' } })).toBe('403 UPLOAD_FORGED');
  expect(await put({ path: other.path })).toBe('403 UPLOAD_FORGED');
  expect(await put({ path: { uploadId: person.userUuid } })).toBe('403 UPLOAD_FORGED');
  expect(await put({}, { ...raw, contentType: 'image/jpeg' })).toBe('415 UNSUPPORTED_TYPE');
  expect(await put({}, { ...raw, contentType: 'image/svg+xml' })).toBe('415 UNSUPPORTED_TYPE');
  api.advance(10 * 60_000);
  expect(await put({})).toBe('410 UPLOAD_EXPIRED');
  person = { ...person, ...(await api.ok('refreshAccessToken', { body: { refreshJwt: person.refreshJwt } })).userInfo };
});

test('only pictures of the promised kind and size', async () => {
  const { path, query } = await presign(api, person);
  const put = (payload: Buffer) => api.fails('putUpload', { path, query, raw: png(payload) });
  const real = await drawPng();
  expect(await put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('422 IMAGE_UNREADABLE');
  expect(await put(await sharp(real).jpeg().toBuffer())).toBe('422 IMAGE_UNREADABLE');
  expect(await put(real.subarray(0, real.length - 20))).toBe('422 IMAGE_UNREADABLE');
  expect(await put(await bomb())).toBe('422 IMAGE_UNREADABLE');
  expect(await put(Buffer.alloc(10_485_761))).toBe('413 TOO_LARGE');
  expect(await put(Buffer.alloc(10_485_760))).toBe('422 IMAGE_UNREADABLE');
  const token = person.accessJwt;
  for (const fileName of ['a.svg', 'png', 'a.png.exe', '.', 'a.constructor', 'a.__proto__']) {
    expect(await api.fails('presignProfileImage', { token, body: { fileName } })).toBe('415 UNSUPPORTED_TYPE');
  }
});

/** A small file that has 49 megapixels when it is decoded. */
const bomb = () =>
  sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png()
    .toBuffer();

test('only one’s own, stored, unused upload becomes a picture', async () => {
  const url = await uploadPicture(api, person);
  const stranger = await signUp(api);
  expect((await change(url, stranger.accessJwt)).error.errorCode).toBe('FOREIGN_ADDRESS');
  const twisted = [`${url}/../x`, `${url}?a`, url.replace('dojang.test', 'dojang.test@evil.example'), `//x${url}`, ''];
  for (const address of twisted) expect((await change(address)).error.errorCode).toBe('FOREIGN_ADDRESS');
  const { profileImgUrl } = await presign(api, person);
  expect((await change(profileImgUrl)).error.errorCode).toBe('IMAGE_UNREADABLE');
  api.advance(10 * 60_000);
  person = { ...person, ...(await api.ok('refreshAccessToken', { body: { refreshJwt: person.refreshJwt } })).userInfo };
  expect((await change(profileImgUrl)).error.errorCode).toBe('UPLOAD_EXPIRED');
  await change(url);
  await change(null);
  expect((await change(url)).error.errorCode).toBe('FOREIGN_ADDRESS');
  const used = await uploadPicture(api, person);
  await change(used);
  const logo = { token: person.accessJwt, path: { id: person.organizationUuid }, body: { logoImgUrl: used } };
  expect(await api.fails('changeOrganization', logo)).toBe('410 UPLOAD_EXPIRED');
});
