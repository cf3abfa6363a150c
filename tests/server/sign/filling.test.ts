import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { age } from '../../support/contracts.ts';
import { fakePdf } from '../../support/fake-documents.ts';
import { open } from '../../support/files.ts';
import type { Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { arrive, newestLink } from '../../support/receiving.ts';
import { attach, letFillerIn, putValues } from '../../support/filling.ts';
import { complete, CONSENTS, fill, startSigning } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const DRAWN = { kind: 'DRAWN', width: 100, height: 40, strokes: [{ points: [1, 1, 50, 20], width: 2 }] };

test('values are merged field by field and kept encrypted', async () => {
  const { token, me, signature, ids } = await letFillerIn(api, owner, [{ kind: 'TEXT' }, { kind: 'AMOUNT' }]);
  const [text = '', amount = ''] = ids;
  const first = await putValues(api, token, { values: { [text]: '서울시 중구'.normalize('NFD') } });
  expect(first.result).toMatchObject({ version: 1, values: { [text]: '서울시 중구' } });
  const { markId } = await api.ok('keepMark', { token, body: { mark: DRAWN } });
  // A second tab that hasn't seen the first tab's value.
  const second = await putValues(api, token, { values: { [amount]: '1200000' }, markRefs: { [signature]: markId } });
  expect(second.result).toEqual({
    version: 2,
    values: { [text]: '서울시 중구', [amount]: '1200000' },
    markRefs: { [signature]: markId },
    annotations: [],
  });
  const third = await putValues(api, token, { version: 2, values: { [text]: null } });
  expect(third.result.values).toEqual({ [amount]: '1200000' });
  const { draft, marks } = await api.ok('getSignContract', { token });
  expect(draft).toEqual(third.result);
  expect(marks).toEqual([{ markId, mark: DRAWN }]);
  const row = await api.database
    .selectFrom('receiverDrafts')
    .select('contentEnc')
    .where('receiverUuid', '=', me)
    .executeTakeFirstOrThrow();
  expect(row.contentEnc.includes('1200000')).toBe(false);
});

test('many writers at once lose nothing', async () => {
  const { token, ids } = await letFillerIn(
    api,
    owner,
    Array.from({ length: 12 }, () => ({ kind: 'TEXT' as const })),
  );
  await Promise.all(ids.map((id, place) => putValues(api, token, { values: { [id]: `값 ${place}` } })));
  const { draft } = await api.ok('getSignContract', { token });
  expect(draft.version).toBe(12);
  expect(Object.keys(draft.values)).toHaveLength(12);
});

test.each([
  ['en', 'nothing of the signature is visible'],
  ['th', 'มองไม่เห็น'],
])('a mark that shows nothing is refused in the language of the receiver: %s', async (language, words) => {
  const { token } = await letFillerIn(api, owner, [{ kind: 'TEXT' }]);
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/sign/marks',
    headers: { 'accept-language': language, authorization: `Bearer ${token}` },
    payload: { mark: { ...DRAWN, strokes: [{ points: [500, 500, 600, 600], width: 2 }] } },
  });
  expect(response.json()).toMatchObject({ errorCode: 'CHARACTER_UNPRINTABLE' });
  expect(response.json().message).toContain(words);
});

test('what is not one’s own, or can’t be printed, is refused by name', async () => {
  const { token, signature, theirs, ids } = await letFillerIn(api, owner, [
    { kind: 'TEXT' },
    { kind: 'TEXT', readOnly: true, value: '고정' },
    { kind: 'SIGNED_DATE' },
    { kind: 'TEXT', of: 'sender', value: 'x' },
    { kind: 'IMAGE' },
  ]);
  const [text = '', readOnly = '', date = '', senders = '', image = ''] = ids;
  for (const id of [readOnly, date, senders, signature, theirs, randomUUID()]) {
    const { error } = await putValues(api, token, { values: { [id]: 'x' } });
    expect([error.errorCode, error.fieldErrors?.[0]?.field]).toEqual(['FIELD_UNKNOWN', id]);
  }
  expect((await putValues(api, token, { markRefs: { [text]: randomUUID() } })).error.errorCode).toBe('FIELD_UNKNOWN');
  expect((await putValues(api, token, { markRefs: { [signature]: randomUUID() } })).error.errorCode).toBe(
    'MARK_UNKNOWN',
  );
  expect((await putValues(api, token, { values: { [image]: randomUUID() } })).error.errorCode).toBe(
    'ATTACHMENT_UNKNOWN',
  );
  const unprintable = await putValues(api, token, { values: { [text]: '안녕 𐎀𐎁' } });
  expect(unprintable.error.errorCode).toBe('CHARACTER_UNPRINTABLE');
  expect(unprintable.error.message).toContain('𐎀 𐎁');
  expect(unprintable.error.fieldErrors).toEqual([
    { field: text, message: '인쇄할 수 없는 글자가 있어요: 𐎀 𐎁', characters: ['𐎀', '𐎁'] },
  ]);
  expect((await putValues(api, token, { values: { [text]: 'x'.repeat(10_000) } })).error.errorCode).toBe('VALIDATION');
  const mark = { kind: 'TYPED', text: '𐎀', face: 'PEN' };
  expect(await api.fails('keepMark', { token, body: { mark } })).toBe('422 CHARACTER_UNPRINTABLE');
  for (const text of ['\u3164', '\u200b', '\u200d', '\u2800 ', '이\n도윤'])
    for (const blank of [
      { kind: 'TYPED' as const, text, face: 'PEN' as const },
      { kind: 'SEAL' as const, text, shape: 'ROUND' as const, face: 'MYEONGJO' as const, sizeMm: 12 },
    ])
      expect(await api.fails('keepMark', { token, body: { mark: blank } })).toBe('422 CHARACTER_UNPRINTABLE');
  for (const points of [
    [500, 500, 600, 600],
    [-90, 10, -50, 20],
    [10, 50, 90, 60, 20, 45],
  ]) {
    const outside = { ...DRAWN, strokes: [{ points, width: 2 }] };
    expect(await api.fails('keepMark', { token, body: { mark: outside } })).toBe('422 CHARACTER_UNPRINTABLE');
  }
  const across = { ...DRAWN, strokes: [{ points: [-50, 20, 150, 25], width: 2 }] };
  await api.ok('keepMark', { token, body: { mark: across } });
  expect(await api.fails('keepMark', { token, body: { mark: { kind: 'IMAGE', fileId: randomUUID() } } })).toBe(
    '404 ATTACHMENT_UNKNOWN',
  );
});

test('attachments are what their bytes are', async () => {
  const { token, otherEmail, ids } = await letFillerIn(api, owner, [{ kind: 'IMAGE' }, { kind: 'FILE' }]);
  const [image = '', file = ''] = ids;
  const picture = (await attach(api, token, await drawPng())).result;
  expect(picture).toMatchObject({ kind: 'PNG', name: '사진.png' });
  const pdf = (await attach(api, token, Buffer.from('%PDF-1.7 x'), '증빙.pdf')).result;
  expect(pdf.kind).toBe('PDF');
  expect((await putValues(api, token, { values: { [image]: pdf.attachmentId } })).error.errorCode).toBe(
    'ATTACHMENT_UNKNOWN',
  );
  const values = { [image]: picture.attachmentId, [file]: pdf.attachmentId };
  expect((await putValues(api, token, { values })).result.values).toEqual(values);
  const shown = await open(api, pdf.url);
  expect([shown.statusCode, String(shown.headers['content-disposition']).slice(0, 10)]).toEqual([200, 'attachment']);

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect((await attach(api, token, svg)).error.errorCode).toBe('FILE_UNKNOWN');
  expect((await attach(api, token, Buffer.from('MZ no picture'))).error.errorCode).toBe('FILE_UNKNOWN');
  expect((await attach(api, token, Buffer.alloc(0))).error.errorCode).toBe('FILE_EMPTY');
  for (const [refusal, words] of [
    ['FILE_DAMAGED', '손상'],
    ['FILE_ENCRYPTED', '비밀번호'],
  ] as const) {
    const { error } = await attach(api, token, fakePdf({ refusal }), '증빙.pdf');
    expect([error.errorCode, error.message]).toEqual(['FILE_REFUSED', expect.stringContaining(words)]);
  }
  const none = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]);
  expect((await attach(api, token, none)).error.errorCode).toBe('FILE_REFUSED');
  const vast = await sharp({ create: { width: 8000, height: 5100, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect((await attach(api, token, vast)).error.errorCode).toBe('FILE_REFUSED');

  const other = await arrive(api, await newestLink(api, otherEmail));
  await api.ok('giveConsents', { token: other.token, body: { kinds: CONSENTS } });
  const stolen = { kind: 'IMAGE', fileId: picture.attachmentId };
  expect(await api.fails('keepMark', { token: other.token, body: { mark: stolen } })).toBe('404 ATTACHMENT_UNKNOWN');
  await api.ok('keepMark', { token, body: { mark: stolen } });
  for (const _ of Array.from({ length: 8 })) expect((await attach(api, token, await drawPng())).status).toBe(200);
  expect((await attach(api, token, await drawPng())).error.errorCode).toBe('TOO_MANY');
});

test('a picture that shows nothing is no signature', async () => {
  const { token } = await letFillerIn(api, owner, []);
  const keep = async (background: string, text = '') => {
    const plain = sharp({ create: { width: 60, height: 30, channels: 4, background } });
    const drawn = text ? plain.composite([{ input: Buffer.from(text) }]) : plain;
    const { attachmentId: fileId } = (await attach(api, token, await drawn.png().toBuffer())).result;
    const { status, error } = await api.call('keepMark', { token, body: { mark: { kind: 'IMAGE', fileId } } });
    return status === 200 ? null : `${status} ${error.errorCode}`;
  };
  expect(await keep('#fff')).toBe('422 CHARACTER_UNPRINTABLE');
  expect(await keep('#0000')).toBe('422 CHARACTER_UNPRINTABLE');
  const line = '<svg width="60" height="30"><path d="M5 5L55 25" stroke="#00f"/></svg>';
  expect(await keep('#0000', line)).toBeNull();
});

const ink = (fileId: string, pageIndex = 0) => ({
  type: 'INK',
  fileId,
  pageIndex,
  rect: [10, 10, 90, 90],
  rotation: 0,
  color: [0, 0, 0],
  opacity: 1,
  thickness: 2,
  paths: [[10, 10, 90, 90]],
});

test('one draws where the sender allowed it', async () => {
  const closed = await letFillerIn(api, owner, []);
  const refused = { token: closed.token, body: { annotations: [ink(closed.fileId)] } };
  expect(await api.fails('putOwnAnnotations', refused)).toBe('403 ANNOTATION_NOT_ALLOWED');
  const { token, fileId } = await letFillerIn(api, owner, [], { allowAnnotate: true });
  const body = { annotations: [ink(fileId, 1)] };
  const kept = await api.ok('putOwnAnnotations', { token, body });
  expect(kept).toMatchObject({ version: 1, annotations: body.annotations });
  const far = { token, body: { annotations: [ink(fileId, 2)] } };
  expect(await api.fails('putOwnAnnotations', far)).toBe('422 PAGE_UNKNOWN');
  const stamp = { type: 'STAMP', fileId, pageIndex: 0, rect: [0, 0, 10, 10], rotation: 0, bitmapId: randomUUID() };
  expect(await api.fails('putOwnAnnotations', { token, body: { annotations: [stamp] } })).toBe(
    '404 ATTACHMENT_UNKNOWN',
  );
});

test('members see what was drawn once its receiver has finished, other receivers do not', async () => {
  const { token, fileId, me, otherEmail, call } = await letFillerIn(api, owner, [], { allowAnnotate: true });
  const { attachmentId } = (await attach(api, token, await drawPng())).result;
  const stamp = { type: 'STAMP', fileId, pageIndex: 0, rect: [0, 0, 10, 10], rotation: 0, bitmapId: attachmentId };
  const annotations = [ink(fileId, 1), stamp];
  await api.ok('putOwnAnnotations', { token, body: { annotations } });
  expect((await api.ok('getContract', call)).receiverDrawings).toEqual([]);
  expect((await complete(api, token, await fill(api, token))).result).toMatchObject({ state: 'SIGNED' });
  const { receiverDrawings } = await api.ok('getContract', call);
  expect(receiverDrawings).toMatchObject([{ receiverUuid: me, annotations, stamps: [{ bitmapId: attachmentId }] }]);
  expect((await open(api, receiverDrawings[0]?.stamps[0]?.url ?? '')).headers['content-type']).toBe('image/png');
  const other = await startSigning(api, otherEmail);
  expect((await api.ok('getSignContract', { token: other })).annotations).toEqual([]);
});

test('a corrected receiver begins anew, and after the deadline nothing is kept', async () => {
  const { token, me, contractId, ids } = await letFillerIn(api, owner, [{ kind: 'TEXT' }]);
  const values = { [ids[0] ?? '']: '적은 말' };
  await putValues(api, token, { values });
  await attach(api, token, await drawPng());
  await api.ok('correctReceiver', {
    token: owner.accessJwt,
    path: { contractId, receiverUuid: me },
    body: { email: 'anew@out.example' },
  });
  expect((await putValues(api, token, { values })).status).toBe(401);
  const anew = await arrive(api, await newestLink(api, 'anew@out.example'));
  const contract = await api.ok('getSignContract', { token: anew.token });
  expect([contract.draft.version, contract.attachments, contract.me.hasConsented]).toEqual([0, [], false]);
  await api.ok('giveConsents', { token: anew.token, body: { kinds: CONSENTS } });
  await age(api, contractId, 'expires_at');
  expect((await putValues(api, anew.token, { values })).error.errorCode).toBe('CONTRACT_EXPIRED');
});
