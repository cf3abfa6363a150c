import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { age, field, look, readyDraft, receiver, verify, type Field } from '../../support/contracts.ts';
import { formOf, open, upload } from '../../support/files.ts';
import { signUp, type Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { arrive, newestLink } from '../../support/receiving.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  owner = await signUp(api);
  await verify(api, owner);
});
afterAll(() => api.close());

const KINDS = ['ELECTRONIC_SIGNATURE', 'PERSONAL_INFORMATION'];
const DRAWN = { kind: 'DRAWN', width: 100, height: 40, strokes: [{ points: [1, 1, 50, 20], width: 2 }] };
let count = 0;

type Wish = Partial<Field> & { of?: 'me' | 'other' | 'sender' };

/** A contract with these fields, and its first receiver let in. */
async function letIn(wishes: Wish[], { allowAnnotate = false, consents = true } = {}) {
  const [email, otherEmail] = [1, 2].map(() => `filler${(count += 1)}@out.example`);
  const people = [receiver('이도윤', { email: email ?? '' }), receiver('한유나', { email: otherEmail ?? '' })];
  const made = await readyDraft(api, owner, people);
  const [me = '', other = ''] = made.receivers.map(({ receiverUuid }) => receiverUuid);
  const extra = wishes.map(({ of = 'me', ...more }, place) =>
    field(made.fileId, { me, other, sender: null }[of], {
      rect: { x: 300, y: 40 + place * 30, width: 200, height: 24 },
      ...more,
    }),
  );
  const { version } = await api.ok('putFields', {
    ...made.call,
    body: { version: made.version, fields: [...made.fields, ...extra] },
  });
  const settings = { ...(await look(api, owner, made.contractId)).settings, allowAnnotate };
  await api.ok('changeContract', { ...made.call, body: { version, settings } });
  await api.ok('sendContract', made.call);
  const { token } = await arrive(api, await newestLink(api, email ?? ''));
  if (consents) await api.ok('giveConsents', { token, body: { kinds: KINDS } });
  const signature = made.fields[0]?.fieldId ?? '';
  const theirs = made.fields[1]?.fieldId ?? '';
  return {
    ...made,
    token,
    me,
    other,
    otherEmail: otherEmail ?? '',
    signature,
    theirs,
    ids: extra.map(({ fieldId }) => fieldId),
  };
}
const put = (token: string, body: object) =>
  api.call('putValues', { token, body: { version: 0, values: {}, markRefs: {}, ...body } });
const attach = (token: string, bytes: Buffer, filename = '사진.png') =>
  api.call('attachFile', { token, raw: formOf([{ name: 'file', bytes, filename, type: 'image/png' }]) });

test('the page has all that it needs, with addresses that open without a token', async () => {
  const made = await letIn([
    { kind: 'TEXT', name: '주소' },
    { kind: 'TEXT', name: '비고', of: 'other', value: '둘만 아는 말' },
    { kind: 'TEXT', name: '계약 번호', of: 'sender', value: 'HB-1' },
  ]);
  const contract = await api.ok('getSignContract', { token: made.token });
  expect(contract).toMatchObject({
    contractId: made.contractId,
    title: '2026년 근로계약서',
    status: 'IN_PROGRESS',
    me: { receiverUuid: made.me, name: '이도윤', state: 'VERIFIED', hasConsented: true },
    draft: { version: 0, values: {}, markRefs: {}, annotations: [] },
    marks: [],
    attachments: [],
  });
  expect(contract.people.map(({ name }) => name)).toEqual(['이도윤', '한유나']);
  expect(contract.pages.map(({ number, pageInFile }) => [number, pageInFile])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(contract.fields.map(({ name, value }) => [name, value])).toContainEqual(['계약 번호', 'HB-1']);
  expect(JSON.stringify(contract)).not.toContain('둘만 아는 말');
  const document = await open(api, contract.documentUrl, { range: 'bytes=0-3' });
  expect([document.statusCode, document.payload]).toEqual([206, '%PDF']);
  expect((await open(api, contract.pages[1]?.largeImageUrl ?? '')).statusCode).toBe(200);
  // A signature is for its own address only.
  const sig = new URL(contract.documentUrl).searchParams.get('sig') ?? '';
  const elsewhere = await api.app.inject({
    url: `/api/app/contracts/${made.contractId}/document`,
    query: { sig },
  });
  expect(elsewhere.statusCode).toBe(403);
  await api.ok('cancelContract', { ...made.call, body: { reason: '내용이 바뀌었어요' } });
  expect((await open(api, contract.documentUrl)).statusCode).toBe(404);
  expect((await open(api, contract.pages[0]?.imageUrl ?? '')).statusCode).toBe(404);
  expect(await api.fails('getSignContract', { token: made.token })).toBe('410 CONTRACT_CANCELLED');
});

test('consents and looking are recorded once, and nothing is filled in before', async () => {
  const { token, call, ids } = await letIn([{ kind: 'TEXT' }], { consents: false });
  expect((await put(token, { values: { [ids[0] ?? '']: 'x' } })).error.errorCode).toBe('CONSENT_NEEDED');
  const some = { token, body: { kinds: ['ELECTRONIC_SIGNATURE'] } };
  expect(await api.fails('giveConsents', some)).toBe('422 VALIDATION');
  for (const _ of [1, 2]) {
    await api.ok('giveConsents', { token, body: { kinds: KINDS } });
    await api.ok('markViewed', { token });
  }
  const kinds = (await api.ok('listContractEvents', call)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'CONSENTED' || kind === 'DOCUMENT_VIEWED')).toEqual([
    'CONSENTED',
    'CONSENTED',
    'DOCUMENT_VIEWED',
  ]);
  expect((await put(token, { values: { [ids[0] ?? '']: 'x' } })).status).toBe(200);
});

test('values are merged field by field and kept encrypted', async () => {
  const { token, me, signature, ids } = await letIn([{ kind: 'TEXT' }, { kind: 'AMOUNT' }]);
  const [text = '', amount = ''] = ids;
  const first = await put(token, { values: { [text]: '서울시 중구'.normalize('NFD') } });
  expect(first.result).toMatchObject({ version: 1, values: { [text]: '서울시 중구' } });
  const { markId } = await api.ok('keepMark', { token, body: { mark: DRAWN } });
  // Another tab, which has not seen the first one's value.
  const second = await put(token, { values: { [amount]: '1200000' }, markRefs: { [signature]: markId } });
  expect(second.result).toEqual({
    version: 2,
    values: { [text]: '서울시 중구', [amount]: '1200000' },
    markRefs: { [signature]: markId },
    annotations: [],
  });
  const third = await put(token, { version: 2, values: { [text]: null } });
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
  const { token, ids } = await letIn(Array.from({ length: 12 }, () => ({ kind: 'TEXT' as const })));
  await Promise.all(ids.map((id, place) => put(token, { values: { [id]: `값 ${place}` } })));
  const { draft } = await api.ok('getSignContract', { token });
  expect(draft.version).toBe(12);
  expect(Object.keys(draft.values)).toHaveLength(12);
});

test('what is not one’s own, or can’t be printed, is refused by name', async () => {
  const { token, signature, theirs, ids } = await letIn([
    { kind: 'TEXT' },
    { kind: 'TEXT', readOnly: true, value: '고정' },
    { kind: 'SIGNED_DATE' },
    { kind: 'TEXT', of: 'sender', value: 'x' },
    { kind: 'IMAGE' },
  ]);
  const [text = '', readOnly = '', date = '', senders = '', image = ''] = ids;
  for (const id of [readOnly, date, senders, signature, theirs, randomUUID()]) {
    const { error } = await put(token, { values: { [id]: 'x' } });
    expect([error.errorCode, error.fieldErrors?.[0]?.field]).toEqual(['FIELD_UNKNOWN', id]);
  }
  expect((await put(token, { markRefs: { [text]: randomUUID() } })).error.errorCode).toBe('FIELD_UNKNOWN');
  expect((await put(token, { markRefs: { [signature]: randomUUID() } })).error.errorCode).toBe('MARK_UNKNOWN');
  expect((await put(token, { values: { [image]: randomUUID() } })).error.errorCode).toBe('ATTACHMENT_UNKNOWN');
  const unprintable = await put(token, { values: { [text]: '안녕 𐎀𐎁' } });
  expect(unprintable.error.errorCode).toBe('CHARACTER_UNPRINTABLE');
  expect(unprintable.error.message).toContain('𐎀 𐎁');
  expect(unprintable.error.fieldErrors).toEqual([
    { field: text, message: '인쇄할 수 없는 글자가 있어요: 𐎀 𐎁', characters: ['𐎀', '𐎁'] },
  ]);
  expect((await put(token, { values: { [text]: 'x'.repeat(10_000) } })).error.errorCode).toBe('VALIDATION');
  const mark = { kind: 'TYPED', text: '𐎀', face: 'PEN' };
  expect(await api.fails('keepMark', { token, body: { mark } })).toBe('422 CHARACTER_UNPRINTABLE');
  expect(await api.fails('keepMark', { token, body: { mark: { kind: 'IMAGE', fileId: randomUUID() } } })).toBe(
    '404 ATTACHMENT_UNKNOWN',
  );
});

test('attachments are what their bytes are', async () => {
  const { token, otherEmail, ids } = await letIn([{ kind: 'IMAGE' }, { kind: 'FILE' }]);
  const [image = '', file = ''] = ids;
  const picture = (await attach(token, await drawPng())).result;
  expect(picture).toMatchObject({ kind: 'PNG', name: '사진.png' });
  const pdf = (await attach(token, Buffer.from('%PDF-1.7 x'), '증빙.pdf')).result;
  expect(pdf.kind).toBe('PDF');
  expect((await put(token, { values: { [image]: pdf.attachmentId } })).error.errorCode).toBe('ATTACHMENT_UNKNOWN');
  const values = { [image]: picture.attachmentId, [file]: pdf.attachmentId };
  expect((await put(token, { values })).result.values).toEqual(values);
  const shown = await open(api, pdf.url);
  expect([shown.statusCode, String(shown.headers['content-disposition']).slice(0, 10)]).toEqual([200, 'attachment']);

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect((await attach(token, svg)).error.errorCode).toBe('FILE_UNKNOWN');
  expect((await attach(token, Buffer.from('MZ no picture'))).error.errorCode).toBe('FILE_UNKNOWN');
  expect((await attach(token, Buffer.alloc(0))).error.errorCode).toBe('FILE_EMPTY');
  const none = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]);
  expect((await attach(token, none)).error.errorCode).toBe('FILE_REFUSED');
  const vast = await sharp({ create: { width: 8000, height: 5100, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect((await attach(token, vast)).error.errorCode).toBe('FILE_REFUSED');

  const other = await arrive(api, await newestLink(api, otherEmail));
  await api.ok('giveConsents', { token: other.token, body: { kinds: KINDS } });
  const stolen = { kind: 'IMAGE', fileId: picture.attachmentId };
  expect(await api.fails('keepMark', { token: other.token, body: { mark: stolen } })).toBe('404 ATTACHMENT_UNKNOWN');
  await api.ok('keepMark', { token, body: { mark: stolen } });
  for (const _ of Array.from({ length: 8 })) expect((await attach(token, await drawPng())).status).toBe(200);
  expect((await attach(token, await drawPng())).error.errorCode).toBe('TOO_MANY');
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
  const closed = await letIn([]);
  const refused = { token: closed.token, body: { annotations: [ink(closed.fileId)] } };
  expect(await api.fails('putOwnAnnotations', refused)).toBe('403 ANNOTATION_NOT_ALLOWED');
  const { token, fileId } = await letIn([], { allowAnnotate: true });
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

test('a corrected receiver begins anew, and after the deadline nothing is kept', async () => {
  const { token, me, contractId, ids } = await letIn([{ kind: 'TEXT' }]);
  const values = { [ids[0] ?? '']: '적은 말' };
  await put(token, { values });
  await attach(token, await drawPng());
  await api.ok('correctReceiver', {
    token: owner.accessJwt,
    path: { contractId, receiverUuid: me },
    body: { email: 'anew@out.example' },
  });
  expect((await put(token, { values })).status).toBe(401);
  const anew = await arrive(api, await newestLink(api, 'anew@out.example'));
  const contract = await api.ok('getSignContract', { token: anew.token });
  expect([contract.draft.version, contract.attachments, contract.me.hasConsented]).toEqual([0, [], false]);
  await api.ok('giveConsents', { token: anew.token, body: { kinds: KINDS } });
  await age(api, contractId, 'expires_at');
  expect((await put(anew.token, { values })).error.errorCode).toBe('CONTRACT_EXPIRED');
});

test('a letter counts what is asked: what fills itself, what is hidden and the others of a group are none of it', async () => {
  const choice: Wish = { kind: 'RADIO', group: '고용 형태', required: false };
  const tick = crypto.randomUUID();
  await letIn(
    [
      { kind: 'SIGNED_DATE', name: '서명한 날' },
      { ...choice, name: '정규직' },
      { ...choice, name: '계약직' },
      { fieldId: tick, kind: 'CHECKBOX', name: '동의', required: false },
      { kind: 'TEXT', name: '까닭', condition: { fieldId: tick, is: 'FILLED', value: null, effect: 'SHOWN' } },
    ],
    { consents: false },
  );
  const linkToken = await newestLink(api, `filler${count - 1}@out.example`);
  const { letter } = await api.ok('openLink', { body: { linkToken } });
  expect(letter?.fieldCount).toBe(3);
});

test('a receiver sees the stamps that the sender put on the pages, and where they lie', async () => {
  const email = `filler${(count += 1)}@out.example`;
  const made = await readyDraft(api, owner, [receiver('이도윤', { email })]);
  const { fileId: bitmapId } = await upload(api, owner, await drawPng(30, 20), {
    purpose: 'image',
    filename: 'stamp.png',
    type: 'image/png',
  });
  const stamp = { type: 'STAMP', fileId: made.fileId, pageIndex: 0, rect: [0, 0, 30, 20], rotation: 0, bitmapId };
  await api.ok('putAnnotations', { ...made.call, body: { version: made.version, annotations: [stamp] } });
  await api.ok('sendContract', made.call);
  const { token } = await arrive(api, await newestLink(api, email));
  const { annotations, stamps } = await api.ok('getSignContract', { token });
  expect(annotations).toEqual([stamp]);
  expect(stamps.map((one) => one.bitmapId)).toEqual([bitmapId]);
  const picture = await open(api, stamps[0]?.url ?? null);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  const bare = stamps[0]?.url.replace(/[?&]sig=.*/, '') ?? null;
  expect((await open(api, bare)).statusCode).toBe(401);
});
