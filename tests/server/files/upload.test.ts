import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ERROR_DEFINITIONS } from '../../../server/contract/domain-error.ts';
import { createRefusal } from '../../../server/documents/intake/words.ts';
import { fakePdf, SUGGESTION } from '../../support/fake-documents.ts';
import { uploadAndProcess, formOf, look, untilStatus, upload, uploadForm } from '../../support/files.ts';
import { signUp, type Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { createTestApp, PUBLIC_URL, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let person: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  person = await signUp(api);
});
afterAll(() => api.close());

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const LIMIT = 10_485_760;

test('a small file is ready in the answer', async () => {
  const bytes = fakePdf({ pages: 2 });
  const file = await upload(api, person, bytes);
  expect(file).toMatchObject({
    name: '계약서.pdf',
    purpose: 'document',
    kind: 'PDF',
    status: 'READY',
    pageCount: 2,
    bytes: bytes.length,
    sha256: sha256(bytes),
    normalisedSha256: sha256(bytes),
    notices: [],
    refusal: null,
    confirmedAt: null,
  });
  expect(file.pages.map(({ number, width, height, rotation }) => [number, width, height, rotation])).toEqual([
    [1, 595.28, 841.89, 0],
    [2, 595.28, 841.89, 0],
  ]);
  const address = `${PUBLIC_URL}/api/app/files/${file.fileId}`;
  expect(file.pages[1]?.imageUrl.startsWith(`${address}/pages/2?width=480&sig=`)).toBe(true);
  expect(file.pages[1]?.largeImageUrl.startsWith(`${address}/pages/2?width=1240&sig=`)).toBe(true);
  expect(file.documentUrl?.startsWith(`${address}/content?sig=`)).toBe(true);
  expect(await look(api, person, file.fileId)).toEqual(file);
});

test('a file that takes longer is answered as it stands, and goes on', async () => {
  const file = await upload(api, person, fakePdf({ held: true, pages: 3 }));
  expect(file).toMatchObject({
    status: 'PROCESSING',
    pageCount: null,
    pages: [],
    normalisedSha256: null,
    documentUrl: null,
  });
  const token = person.accessJwt;
  const path = { fileId: file.fileId };
  expect(await api.fails('getFileContent', { token, path })).toBe('409 FILE_PROCESSING');
  expect(await api.fails('getFilePage', { token, path: { ...path, page: '1' } })).toBe('409 FILE_PROCESSING');
  expect(await api.fails('suggestFields', { token, path })).toBe('409 FILE_PROCESSING');
  expect(await api.fails('confirmFile', { token, path, body: { confirmed: true } })).toBe('409 FILE_PROCESSING');
  api.documents.letGo();
  expect(await untilStatus(api, person, file.fileId, 'READY')).toMatchObject({ pageCount: 3 });
});

test('what was changed is named, and confirmed once', async () => {
  const notices = [{ code: 'JAVASCRIPT_REMOVED' as const, message: '파일 안의 스크립트를 뺐어요. 확인해주세요.' }];
  const bytes = fakePdf({ status: 'NEEDS_CONFIRMATION', notices, normalised: '%PDF-1.7 clean' });
  const file = await upload(api, person, bytes);
  expect(file).toMatchObject({ status: 'NEEDS_CONFIRMATION', notices, confirmedAt: null, pageCount: 1 });
  expect(file.normalisedSha256).toBe(sha256(Buffer.from('%PDF-1.7 clean')));
  const call = { token: person.accessJwt, path: { fileId: file.fileId } };
  expect(await api.fails('confirmFile', { ...call, body: { confirmed: false } })).toBe('422 VALIDATION');
  expect(await api.fails('confirmFile', { ...call, body: {} })).toBe('400 MALFORMED');
  const confirmed = await api.ok('confirmFile', { ...call, body: { confirmed: true } });
  expect(confirmed).toMatchObject({ status: 'READY', confirmedAt: '2026-11-20T01:00:00.000Z' });
  api.advance(60_000);
  expect((await api.ok('confirmFile', { ...call, body: { confirmed: true } })).confirmedAt).toBe(confirmed.confirmedAt);

  const plain = await upload(api, person, fakePdf());
  const path = { fileId: plain.fileId };
  expect(await api.ok('confirmFile', { ...call, path, body: { confirmed: true } })).toMatchObject({
    status: 'READY',
    confirmedAt: null,
  });
});

test('a refusal says why, for good', async () => {
  const file = await upload(api, person, fakePdf({ refusal: 'FILE_ENCRYPTED' }));
  const message = '이 파일은 쓸 수 없어요. 다른 파일을 올려주세요.';
  expect(file).toMatchObject({
    status: 'REFUSED',
    refusal: { errorCode: 'FILE_ENCRYPTED', message },
    pageCount: null,
    pages: [],
    documentUrl: null,
  });
  const call = { token: person.accessJwt, path: { fileId: file.fileId } };
  expect((await api.call('getFileContent', call)).error).toMatchObject({ errorCode: 'FILE_REFUSED', message });
  expect(await api.fails('confirmFile', { ...call, body: { confirmed: true } })).toBe('409 FILE_REFUSED');
  const original = await api.call('getFileContent', { ...call, query: { original: 'true' } });
  expect(original.headers['content-disposition']).toMatch(/^attachment; /);
});

test('suggestions come from the form of the upload and from its words, one for each place', async () => {
  const below = { ...SUGGESTION.rect, y: SUGGESTION.rect.y + 2 * SUGGESTION.rect.height };
  const field = { ...SUGGESTION, source: 'ACRO_FORM' as const, name: '성명', kind: 'NAME' as const, confidence: 1 };
  const suggested = async (own: typeof field) => {
    const file = await upload(api, person, fakePdf({ suggestions: [own] }));
    const path = { fileId: file.fileId };
    return (await api.ok('suggestFields', { token: person.accessJwt, path })).suggestions;
  };
  expect(await suggested({ ...field, rect: below })).toEqual([{ ...field, rect: below }, SUGGESTION]);
  expect(await suggested(field)).toEqual([field]);
  expect(await suggested({ ...field, page: 2 })).toEqual([{ ...field, page: 2 }, SUGGESTION]);
});

test('exactly 10,485,760 bytes pass, one more is refused', async () => {
  const full = Buffer.concat([fakePdf(), Buffer.alloc(LIMIT, ' ')]);
  expect(await uploadAndProcess(api, person, full.subarray(0, LIMIT))).toMatchObject({ status: 'READY', bytes: LIMIT });
  const call = { token: person.accessJwt, raw: uploadForm(full.subarray(0, LIMIT + 1)) };
  expect(await api.fails('uploadFile', call)).toBe('413 FILE_TOO_LARGE');
  const announced = await api.app.inject({
    method: 'POST',
    url: '/api/app/files',
    headers: {
      authorization: `Bearer ${person.accessJwt}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '4000000000',
    },
  });
  expect([announced.statusCode, announced.json().errorCode]).toEqual([413, 'FILE_TOO_LARGE']);
});

test.each([
  ['nothing', Buffer.alloc(0), '422 FILE_EMPTY'],
  ['a text', Buffer.from('계약서'), '415 FILE_UNKNOWN'],
  ['a program with the name of a PDF', Buffer.from('MZ\u0090\u0000'), '415 FILE_UNKNOWN'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), '415 FILE_UNKNOWN'],
  ['a GIF', Buffer.from('GIF89a'), '415 FILE_UNKNOWN'],
  ['a PDF behind too much junk', Buffer.concat([Buffer.alloc(1024, ' '), fakePdf()]), '415 FILE_UNKNOWN'],
])('%s is refused at the edge, whatever it is called', async (_, bytes, refusal) => {
  const before = api.documents.calls.intake;
  expect(await api.fails('uploadFile', { token: person.accessJwt, raw: uploadForm(bytes) })).toBe(refusal);
  expect(api.documents.calls.intake).toBe(before);
});

test('edge and engine say the same', () => {
  for (const code of ['FILE_EMPTY', 'FILE_UNKNOWN', 'FILE_TOO_LARGE'] as const) {
    expect(ERROR_DEFINITIONS[code].message).toBe(createRefusal(code).message);
  }
});

test('a type that lies changes nothing: the bytes decide', async () => {
  const file = await upload(api, person, fakePdf(), { filename: 'photo.exe', type: 'image/png' });
  expect(file).toMatchObject({ kind: 'PDF', status: 'READY', name: 'photo.exe' });
});

test.each([
  ['no file', [{ name: 'purpose', bytes: 'document' }]],
  ['no purpose', [{ name: 'file', bytes: fakePdf(), filename: 'a.pdf' }]],
  [
    'a text where the file should be',
    [
      { name: 'purpose', bytes: 'document' },
      { name: 'file', bytes: 'x' },
    ],
  ],
  [
    'a file where the purpose should be',
    [
      { name: 'purpose', bytes: 'document', filename: 'a' },
      { name: 'file', bytes: fakePdf(), filename: 'a.pdf' },
    ],
  ],
  [
    'two files',
    [
      { name: 'purpose', bytes: 'document' },
      { name: 'file', bytes: fakePdf(), filename: 'a.pdf' },
      { name: 'file', bytes: fakePdf(), filename: 'b.pdf' },
    ],
  ],
  [
    'something more',
    [
      { name: 'purpose', bytes: 'document' },
      { name: 'file', bytes: fakePdf(), filename: 'a.pdf' },
      { name: 'more', bytes: '1' },
    ],
  ],
  ['nothing', []],
])('a form with %s is malformed', async (_, parts) => {
  expect(await api.fails('uploadFile', { token: person.accessJwt, raw: formOf(parts) })).toBe('400 MALFORMED');
});

test('an unknown purpose, another type of body, and a form that breaks off', async () => {
  const token = person.accessJwt;
  const odd = formOf([
    { name: 'purpose', bytes: 'wallpaper' },
    { name: 'file', bytes: fakePdf(), filename: 'a.pdf' },
  ]);
  expect(await api.fails('uploadFile', { token, raw: odd })).toBe('422 VALIDATION');
  expect(await api.fails('uploadFile', { token, body: {} })).toBe('415 UNSUPPORTED_TYPE');
  const { contentType, payload } = uploadForm(fakePdf());
  const cut = { contentType, payload: payload.subarray(0, payload.length - 40) };
  expect(await api.fails('uploadFile', { token, raw: cut })).toBe('400 MALFORMED');
});

test('the order of the parts does not matter', async () => {
  const raw = formOf([
    { name: 'file', bytes: fakePdf(), filename: 'a.pdf' },
    { name: 'purpose', bytes: 'document' },
  ]);
  expect((await api.ok('uploadFile', { token: person.accessJwt, raw })).status).toBe('READY');
});

test.each([
  ['근로계약서.pdf'.normalize('NFD'), '근로계약서.pdf'],
  ['C:\\\\Users\\\\지수\\\\계약서.pdf', '계약서.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['\u202egpj.exe', 'gpj.exe'],
  ['..', '이름 없는 파일'],
  ['   ', '이름 없는 파일'],
  [`${'가'.repeat(300)}.pdf`, `${'가'.repeat(196)}.pdf`],
])('the name %s is kept as %s', async (filename, name) => {
  expect((await upload(api, person, fakePdf(), { filename })).name).toBe(name);
});

test('pictures are drawn anew and are no documents', async () => {
  const png = await drawPng();
  for (const purpose of ['image', 'profile', 'attachment'] as const) {
    const file = await upload(api, person, png, { purpose, filename: '도장.png', type: 'image/png' });
    expect(file).toMatchObject({ purpose, kind: 'PNG', status: 'READY', pageCount: 0, pages: [], name: '도장.png' });
    const call = { token: person.accessJwt, path: { fileId: file.fileId } };
    const content = await api.call('getFileContent', call);
    expect(content.headers['content-type']).toBe('image/png');
    expect(await api.fails('getFilePage', { ...call, path: { ...call.path, page: '1' } })).toBe('404 NOT_FOUND');
    expect(await api.ok('suggestFields', call)).toEqual({ suggestions: [] });
  }
  expect(api.documents.calls.redrawImage).toBe(3);
  expect((await upload(api, person, fakePdf(), { purpose: 'attachment' })).pageCount).toBe(1);
  const token = person.accessJwt;
  for (const purpose of ['image', 'profile'] as const) {
    const { error } = await api.call('uploadFile', { token, raw: uploadForm(fakePdf(), { purpose }) });
    expect(error).toMatchObject({ errorCode: 'FILE_UNKNOWN', message: '이 사진은 올릴 수 없어요. PNG, JPG만 돼요.' });
  }
});
