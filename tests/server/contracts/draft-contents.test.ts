import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draft, field, look, readyDraft, receiver } from '../../support/contracts.ts';
import { fakePdf, SUGGESTION } from '../../support/fake-documents.ts';
import { upload } from '../../support/files.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  owner = await signUp(api);
});
afterAll(() => api.close());

test('receivers keep their ids, lose the gaps of their order, and hold what is not finished yet', async () => {
  const { call, contractId } = await draft(api, owner);
  const people = [
    receiver('정해원', {
      order: 7,
      verifications: ['EMAIL_CODE', 'ACCESS_CODE'],
      accessCode: ' 1234 ',
      accessCodeHint: '생일',
    }),
    receiver('이도윤', { order: 3, email: null, phone: '010-1234-5678', channels: ['SMS'] }),
    receiver('', { order: 7, email: '아직', channels: [] }),
    receiver('김지수', { role: 'VIEWER', order: 5 }),
  ];
  const first = await api.ok('putReceivers', { ...call, body: { version: 1, receivers: people } });
  expect(first.receivers.map(({ order }) => order)).toEqual([2, 1, 2, null]);
  expect(first.receivers[0]).toMatchObject({
    verifications: ['ACCESS_CODE', 'EMAIL_CODE'],
    accessCode: '1234',
    state: 'WAITING',
    hasTurn: false,
  });
  expect(first.receivers[1]).toMatchObject({ phone: '01012345678', email: null });
  const ids = first.receivers.map(({ receiverUuid }) => receiverUuid);
  const again = people.map((person, place) => ({ ...person, receiverUuid: ids[place] ?? null })).toReversed();
  const second = await api.ok('putReceivers', { ...call, body: { version: 2, receivers: again.slice(0, 3) } });
  expect(second.receivers.map(({ receiverUuid }) => receiverUuid)).toEqual(ids.toReversed().slice(0, 3));
  const lost = { version: 3, receivers: [{ ...receiver('x'), receiverUuid: ids[0] }] };
  expect(await api.fails('putReceivers', { ...call, body: lost })).toBe('404 RECEIVER_UNKNOWN');
  const twin = { ...receiver('x'), receiverUuid: ids[1] };
  expect(await api.fails('putReceivers', { ...call, body: { version: 3, receivers: [twin, twin] } })).toBe(
    '404 RECEIVER_UNKNOWN',
  );
  const many = Array.from({ length: 51 }, () => receiver('이도윤'));
  expect(await api.fails('putReceivers', { ...call, body: { version: 3, receivers: many } })).toBe('422 VALIDATION');
  expect((await look(api, owner, contractId)).version).toBe(3);
});

test('an access code is shown to those who may change the draft, and stored sealed', async () => {
  const reader = await join(api, owner, ['CONTRACT_READ_ALL']);
  const { contractId } = await readyDraft(api, owner, [
    receiver('이도윤', { verifications: ['ACCESS_CODE'], accessCode: '나만아는말' }),
  ]);
  const codeFor = async (person: Person) => (await look(api, person, contractId)).receivers[0]?.accessCode;
  expect([await codeFor(owner), await codeFor(reader)]).toEqual(['나만아는말', null]);
  const rows = await api.database.selectFrom('receivers').select('accessCodeEnc').execute();
  expect(rows.some(({ accessCodeEnc }) => accessCodeEnc?.includes('나만아는말'))).toBe(false);
});

test('a thousand fields are saved as one and come back as they were', async () => {
  const { call, contractId, fileId } = await draft(api, owner);
  const fields = Array.from({ length: 1000 }, (_, place) =>
    field(fileId, null, {
      kind: 'TEXT',
      rect: { x: place % 500, y: 10.25, width: 40.5, height: 12 },
      fontSize: 11,
      help: '주소를 적어주세요',
      validation: { maxLength: 100, pattern: '^[가-힣]+$', message: '한글로 적어주세요' },
    }),
  );
  expect((await api.ok('putFields', { ...call, body: { version: 1, fields } })).version).toBe(2);
  expect((await look(api, owner, contractId)).fields).toEqual(fields);
  const more = [...fields, field(fileId, null)];
  expect(await api.fails('putFields', { ...call, body: { version: 2, fields: more } })).toBe('422 VALIDATION');
  const twin = [fields[0], fields[0]];
  expect(await api.fails('putFields', { ...call, body: { version: 2, fields: twin } })).toBe('422 VALIDATION');
});

test('annotations of all three kinds come back as they were', async () => {
  const { call, contractId, fileId } = await draft(api, owner);
  const place = { fileId, pageIndex: 0, rect: [10, 10, 50, 60], rotation: 0 };
  const color = [255, 0, 10];
  const annotations = [
    { type: 'INK', ...place, color, opacity: 1, thickness: 2, paths: [[1, 2, 3.5, 4]] },
    { type: 'HIGHLIGHT', ...place, color, opacity: 0.5, quadPoints: [1, 2, 3, 4, 5, 6, 7, 8] },
    { type: 'STAMP', ...place, bitmapId: fileId },
  ];
  await api.ok('putAnnotations', { ...call, body: { version: 1, annotations } });
  expect((await look(api, owner, contractId)).annotations).toEqual(annotations);
});

test('suggestions are those of each file', async () => {
  const { call, fileId } = await draft(api, owner);
  const found = await api.ok('suggestContractFields', call);
  expect(found).toMatchObject([{ fileId, suggestions: [{ kind: 'SIGNATURE', words: '(서명)' }] }]);
});

test('a form field of the file and the blank that it fills are one suggestion', async () => {
  const own = { ...SUGGESTION, source: 'ACRO_FORM' as const, name: '대표자 서명', party: null, partyName: null };
  const { fileId } = await upload(api, owner, fakePdf({ suggestions: [own] }));
  const token = owner.accessJwt;
  const { contractId } = await api.ok('createContract', { token, body: { title: '계약서', fileIds: [fileId] } });
  const [file] = await api.ok('suggestContractFields', { token, path: { contractId } });
  expect(file?.suggestions).toEqual([{ ...own, party: 0, partyName: '갑' }]);
  const { problems } = await api.ok('checkContract', { token, path: { contractId } });
  expect(problems.filter(({ code }) => code === 'BLANK_LEFT')).toHaveLength(1);
});

test('what is gone may stay in a draft until the check before sending', async () => {
  const { call, version } = await readyDraft(api, owner);
  const fields = [field(randomUUID(), randomUUID())];
  expect((await api.call('putFields', { ...call, body: { version, fields } })).status).toBe(200);
});
