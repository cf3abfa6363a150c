import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { removeUnusedFiles } from '../../../server/modules/files/remove-unused.ts';
import { open, uploadAndProcess, upload } from '../../support/files.ts';
import { CARVED, DRAWN, pictureOf, TYPED } from '../../support/marks.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const DAY = 24 * 3_600_000;

let api: TestApp;
let person: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
beforeEach(async () => {
  person = await signUp(api);
});
afterAll(() => api.close());

const make = (name: string, more: object = {}, key?: string) =>
  api.ok('createMark', {
    token: person.accessJwt,
    body: { use: 'SIGNATURE', name, mark: TYPED, ...more },
    ...(key !== undefined && { key }),
  });
const change = (markId: string, body: object) =>
  api.call('changeMark', { token: person.accessJwt, path: { markId }, body });
const names = async () =>
  (await api.ok('listMarks', { token: person.accessJwt })).map(({ name, isDefault }) =>
    isDefault ? `${name}*` : name,
  );
const remove = (markId: string) => api.ok('deleteMark', { token: person.accessJwt, path: { markId } });

test('the first of a use is its default; another takes the place, and the next one when it goes', async () => {
  await make('하나');
  const second = await make('둘');
  await make('도장', { use: 'SEAL', mark: CARVED });
  expect(await names()).toEqual(['하나*', '둘', '도장*']);
  await change(second.markId, { version: 1, isDefault: true });
  expect(await names()).toEqual(['하나', '둘*', '도장*']);
  await remove(second.markId);
  expect(await names()).toEqual(['하나*', '도장*']);
});

test('they stand in the order in which they were put', async () => {
  const ids = [await make('하나'), await make('둘'), await make('셋')].map(({ markId }) => markId);
  const moved = await change(ids[2] ?? '', { version: 1, position: 0 });
  expect(moved.result.map(({ name }) => name)).toEqual(['셋', '하나', '둘']);
  expect((await change(ids[0] ?? '', { version: 1, position: 19 })).result.map(({ name }) => name)).toEqual([
    '셋',
    '둘',
    '하나',
  ]);
  await remove(ids[1] ?? '');
  await make('넷');
  expect(await names()).toEqual(['셋', '하나*', '넷']);
});

test('of two tabs the later one is told, and an answer that was lost makes no second mark', async () => {
  const { markId } = await make('하나', {}, 'once');
  expect((await make('하나', {}, 'once')).markId).toBe(markId);
  const answers = await Promise.all([
    change(markId, { version: 1, name: '이쪽' }),
    change(markId, { version: 1, name: '저쪽' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await names()).toHaveLength(1);
});

test('twenty are kept, also when the last ones come at once', async () => {
  for (let count = 1; count < 19; count += 1) await make(`${count}`);
  const body = { use: 'SIGNATURE', name: '끝', mark: TYPED };
  const tries = await Promise.all([1, 2, 3].map(() => api.call('createMark', { token: person.accessJwt, body })));
  expect(tries.map(({ status, error }) => (status === 200 ? 'kept' : error.errorCode)).toSorted()).toEqual([
    'TOO_MANY',
    'kept',
    'kept',
  ]);
  expect(await api.fails('startMarkDrawing', { token: person.accessJwt, body: { use: 'SEAL', name: '더' } })).toBe(
    '422 TOO_MANY',
  );
});

test('a picture is drawn anew before it is kept; what is none is refused', async () => {
  const given = (mark: unknown) =>
    api.fails('createMark', { token: person.accessJwt, body: { use: 'SEAL', name: '사진', mark } });
  const { markId, mark, pictureUrl } = await make('사진', { use: 'SEAL', mark: await pictureOf(api, person) });
  expect(mark).toEqual({ kind: 'IMAGE', fileId: markId });
  expect((await open(api, pictureUrl)).headers['content-type']).toBe('image/png');
  const fileId = crypto.randomUUID();
  expect(await given({ kind: 'IMAGE', fileId })).toBe('404 FILE_NOT_FOUND');
  const other = await join(api, person);
  expect(await given(await pictureOf(api, other))).toBe('404 FILE_NOT_FOUND');
  const huge = await sharp({ create: { width: 8_000, height: 5_100, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const tooLarge = await uploadAndProcess(api, person, huge, { purpose: 'image', filename: '큰 사진.png' });
  expect(tooLarge.status).toBe('REFUSED');
  expect(await given({ kind: 'IMAGE', fileId: tooLarge.fileId })).toBe('409 FILE_REFUSED');
  const cut = await uploadAndProcess(api, person, (await sharp(huge).png().toBuffer()).subarray(0, 400), {
    purpose: 'image',
  });
  expect(await given({ kind: 'IMAGE', fileId: cut.fileId })).toBe('409 FILE_REFUSED');
  const white = await sharp({ create: { width: 90, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const blank = await uploadAndProcess(api, person, white, { purpose: 'image' });
  expect(await given({ kind: 'IMAGE', fileId: blank.fileId })).toBe('422 CHARACTER_UNPRINTABLE');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  await expect(upload(api, person, svg, { purpose: 'image', filename: '도장.svg' })).rejects.toThrow('FILE_UNKNOWN');
  expect(await given({ ...TYPED, text: '\u{1f9ff}' })).toBe('422 CHARACTER_UNPRINTABLE');
});

test('a picture outlives its upload, and goes with the mark', async () => {
  const { markId, pictureUrl } = await make('사진', { mark: await pictureOf(api, person) });
  const { pictureSha256 } = await api.database
    .selectFrom('userMarks')
    .select('pictureSha256')
    .where('markUuid', '=', markId)
    .executeTakeFirstOrThrow();
  const now = () => new Date(api.deps.now().getTime() + 8 * DAY);
  await removeUnusedFiles({ ...api.deps, now });
  expect((await open(api, pictureUrl)).statusCode).toBe(200);
  await remove(markId);
  expect((await open(api, pictureUrl)).statusCode).toBe(404);
  expect(await api.deps.files.get(pictureSha256 ?? '')).toBeNull();
});

test('what is drawn on a phone becomes a mark, once', async () => {
  const { code, url } = await api.ok('startMarkDrawing', {
    token: person.accessJwt,
    body: { use: 'SIGNATURE', name: '휴대폰 서명' },
  });
  expect(url).toBe(`https://dojang.test/sign?draw=${code}`);
  const path = { code };
  expect(await api.ok('getDrawing', { path })).toMatchObject({
    organizationName: null,
    title: null,
    status: 'WAITING',
  });
  const answers = await Promise.all([1, 2].map(() => api.call('putDrawing', { path, body: { mark: DRAWN } })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410]);
  expect(await api.ok('getDrawing', { path })).toMatchObject({ status: 'DONE', markId: null });
  expect(await names()).toEqual(['휴대폰 서명*']);
});

test('with the account, marks and their pictures go', async () => {
  const member = await join(api, person);
  const body = { use: 'SEAL', name: '사진', mark: await pictureOf(api, member) };
  const { pictureUrl } = await api.ok('createMark', { token: member.accessJwt, body });
  await api.ok('withdrawUser', { token: member.accessJwt, body: { withdrawReason: '쓰지 않아요' } });
  expect((await open(api, pictureUrl)).statusCode).toBe(404);
  const left = await api.database
    .selectFrom('userMarks')
    .select('markUuid')
    .where('userUuid', '=', member.userUuid)
    .execute();
  expect(left).toEqual([]);
});
