import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toCanonicalJson } from '../../../rules/canonical-json.ts';
import { draft, field, look, readyDraft, receiver } from '../../support/contracts.ts';
import { fakePdf } from '../../support/fake-documents.ts';
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

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');
const EMOJI = '👩‍👩‍👧‍👦';

test('a draft is begun with files and holds its defaults', async () => {
  const { contractId, fileId } = await draft(api, owner, { title: `  ${EMOJI} 계약서 `, pages: 3 });
  expect(await look(api, owner, contractId)).toMatchObject({
    contractId,
    kind: 'NORMAL',
    status: 'DRAFT',
    sealState: 'NONE',
    version: 1,
    title: `${EMOJI} 계약서`,
    message: '',
    sender: { organizationMemberUuid: owner.organizationMemberUuid, name: '김지수' },
    settings: {
      allowDelegate: true,
      allowAnnotate: false,
      showOthers: 'ALL',
      pageSealEdge: 'NONE',
      footer: true,
      language: 'ko',
    },
    remindDaysBefore: [3, 1],
    expiresAt: null,
    documentNo: null,
    documentUrl: null,
    mailTemplate: 'DEFAULT',
    mayChange: true,
    files: [{ firstPage: null, file: { fileId, pageCount: 3, status: 'READY' } }],
    receivers: [],
    fields: [],
    annotations: [],
  });
  const row = await api.database
    .selectFrom('contracts')
    .select('sharedGroupUuids')
    .where('contractId', '=', contractId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ sharedGroupUuids: [] });
});

test.each([
  ['an empty title', '   ', 'title'],
  ['a title of 101 characters', '가'.repeat(101), 'title'],
  ['a title with a hidden turn', 'a\u202eb', 'title'],
])('%s is refused at its field', async (_, title, at) => {
  const { fileId } = await upload(api, owner, fakePdf());
  const body = { title, fileIds: [fileId] };
  const { error } = await api.call('createContract', { token: owner.accessJwt, body });
  expect([error.errorCode, error.fieldErrors?.[0]?.field]).toEqual(['VALIDATION', at]);
});

test('a title of 25 emoji with four people each is accepted', async () => {
  const { contractId } = await draft(api, owner, { title: EMOJI.repeat(25) });
  expect((await look(api, owner, contractId)).title).toBe(EMOJI.repeat(25));
});

test('only documents that one may read are taken', async () => {
  const stranger = await signUp(api);
  const member = await join(api, owner, ['CONTRACT_SEND']);
  const own = await upload(api, owner, fakePdf());
  const picture = await upload(api, owner, Buffer.from('89504e470d0a1a0a', 'hex'), { purpose: 'image' });
  const fails = (person: Person, fileId: string) =>
    api.fails('createContract', { token: person.accessJwt, body: { title: '계약서', fileIds: [fileId] } });
  expect(await fails(stranger, own.fileId)).toBe('404 FILE_NOT_FOUND');
  expect(await fails(member, own.fileId)).toBe('404 FILE_NOT_FOUND');
  expect(await fails(owner, randomUUID())).toBe('404 FILE_NOT_FOUND');
  expect(await fails(owner, picture.fileId)).toBe('404 FILE_NOT_FOUND');
  const twice = { title: '계약서', fileIds: [own.fileId, own.fileId] };
  expect(await api.fails('createContract', { token: owner.accessJwt, body: twice })).toBe('422 VALIDATION');
  const theirs = await upload(api, member, fakePdf());
  expect(
    (await api.call('createContract', { token: owner.accessJwt, body: { title: '계약서', fileIds: [theirs.fileId] } }))
      .status,
  ).toBe(200);
});

test('two tabs never overwrite each other silently', async () => {
  const { call } = await draft(api, owner);
  const titles = ['가', '나', '다', '라', '마'];
  const answers = await Promise.all(
    titles.map((title) => api.call('changeContract', { ...call, body: { version: 1, title } })),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const lost = answers.filter(({ status }) => status !== 200);
  expect(lost.map(({ status, error }) => [status, error.errorCode, error.version])).toEqual(
    lost.map(() => [409, 'VERSION_CONFLICT', 2]),
  );
  for (const [id, body] of [
    ['putFields', { version: 1, fields: [] }],
    ['putReceivers', { version: 1, receivers: [] }],
    ['putAnnotations', { version: 1, annotations: [] }],
  ] as const) {
    expect(await api.fails(id, { ...call, body })).toBe('409 VERSION_CONFLICT');
  }
});

test('everything that is set is kept', async () => {
  const { call, contractId, fileId } = await draft(api, owner);
  const second = await upload(api, owner, fakePdf({ pages: 4 }));
  const settings = {
    allowDelegate: false,
    allowAnnotate: true,
    showOthers: 'NONE',
    pageSealEdge: 'LEFT',
    footer: false,
    language: 'en',
  };
  const change = {
    message: '안녕하세요.\n읽어주세요.',
    expiresAt: '2099-01-04T14:59:00.000Z',
    remindDaysBefore: [1, 7],
    settings,
  };
  const state = await api.ok('changeContract', {
    ...call,
    body: { version: 1, ...change, fileIds: [second.fileId, fileId] },
  });
  expect(state).toMatchObject({ version: 2, expiresAt: '2099-01-04T14:59:00.000Z' });
  const contract = await look(api, owner, contractId);
  expect(contract).toMatchObject({ ...change, remindDaysBefore: [7, 1] });
  expect(contract.files.map(({ file }) => file.fileId)).toEqual([second.fileId, fileId]);
  const long = { version: 2, message: '가'.repeat(301) };
  expect(await api.fails('changeContract', { ...call, body: long })).toBe('422 VALIDATION');
});

test('who may see a draft, and who may change it', async () => {
  const { contractId } = await draft(api, owner);
  const plain = await join(api, owner, ['CONTRACT_SEND']);
  const reader = await join(api, owner, ['CONTRACT_READ_ALL']);
  const deputy = await join(api, owner, ['CONTRACT_READ_ALL', 'CONTRACT_SEND']);
  const stranger = await signUp(api);
  const path = { contractId };
  const body = { version: 1, title: '다른 이름' };
  for (const [person, seen, changed] of [
    [plain, 404, 404],
    [stranger, 404, 404],
    [reader, 200, 403],
    [deputy, 200, 200],
  ] as const) {
    const token = person.accessJwt;
    expect((await api.call('getContract', { token, path })).status).toBe(seen);
    expect((await api.call('changeContract', { token, path, body })).status).toBe(changed);
  }
  for (const id of ['deleteContract', 'checkContract', 'suggestContractFields', 'cancelContract'] as const) {
    expect(await api.fails(id, { token: stranger.accessJwt, path })).toBe('404 NOT_FOUND');
    expect(await api.fails(id, { token: reader.accessJwt, path })).toBe('403 FORBIDDEN');
  }
  expect((await look(api, reader, contractId)).mayChange).toBe(false);
});

test('a draft that is thrown away leaves its files to upkeep, unless another one has them', async () => {
  const { contractId, fileId, call } = await draft(api, owner);
  const copy = await api.ok('duplicateContract', call);
  const used = async () =>
    (await api.database.selectFrom('files').select('usedAt').where('fileUuid', '=', fileId).executeTakeFirstOrThrow())
      .usedAt !== null;
  await api.ok('deleteContract', call);
  expect(await api.fails('getContract', call)).toBe('404 NOT_FOUND');
  expect(await used()).toBe(true);
  await api.ok('deleteContract', { ...call, path: { contractId: copy.contractId } });
  expect(await used()).toBe(false);
  expect(contractId).not.toBe(copy.contractId);
});

test('a copy has people and fields of its own, which still belong together', async () => {
  const ready = await readyDraft(api, owner, [receiver('이도윤'), receiver('정해원', { order: 2 })]);
  const [one, other] = ready.fields;
  const total = field(ready.fileId, ready.receivers[1]?.receiverUuid ?? null, {
    kind: 'FORMULA',
    formula: `[${one?.fieldId}] * 2`,
    condition: { fieldId: one?.fieldId ?? '', is: 'FILLED', value: null, effect: 'SHOWN' },
    rect: { x: 300, y: 300, width: 100, height: 20 },
  });
  await api.ok('putFields', { ...ready.call, body: { version: ready.version, fields: [one, other, total] } });
  const { contractId } = await api.ok('duplicateContract', ready.call);
  const copy = await look(api, owner, contractId);
  const ids = copy.receivers.map(({ receiverUuid }) => receiverUuid);
  expect(copy.receivers.map(({ name }) => name)).toEqual(['이도윤', '정해원']);
  expect(ids).not.toContain(ready.receivers[0]?.receiverUuid);
  expect(copy.fields.map(({ receiverUuid }) => receiverUuid)).toEqual([ids[0], ids[1], ids[1]]);
  expect(copy.fields[2]?.formula).toBe(`[${copy.fields[0]?.fieldId}] * 2`);
  expect(copy.fields[2]?.condition?.fieldId).toBe(copy.fields[0]?.fieldId);
});

test('the same act with the same key happens once, also at the same time', async () => {
  const { fileId } = await upload(api, owner, fakePdf());
  const body = { title: '한 번만', fileIds: [fileId] };
  const call = { token: owner.accessJwt, body, key: 'first' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => api.call('createContract', call)));
  const first = await api.ok('createContract', call);
  const said = answers.map(({ status, result, error }) => (status === 200 ? result : error.errorCode));
  expect(said.filter((one) => one !== 'IDEMPOTENCY_RUNNING')).toContainEqual(first);
  expect(new Set(said.map((one) => JSON.stringify(one))).size).toBeLessThanOrEqual(2);
  const made = await api.database.selectFrom('contracts').select('contractId').where('title', '=', '한 번만').execute();
  expect(made).toEqual([{ contractId: first.contractId }]);
  const other = { ...call, body: { ...body, title: '두 번째' } };
  expect(await api.fails('createContract', other)).toBe('422 IDEMPOTENCY_MISMATCH');
  // If the server is replaced between two attempts, the second one recognises what the first has stored.
  const { bodySha256 } = await api.database
    .selectFrom('idempotencyKeys')
    .select('bodySha256')
    .where('idempotencyKey', '=', 'first')
    .executeTakeFirstOrThrow();
  expect(bodySha256.toString('hex')).toBe(sha256Of(toCanonicalJson({ path: null, body })));
  const colleague = await join(api, owner, ['CONTRACT_SEND', 'CONTRACT_READ_ALL']);
  const theirs = await api.ok('createContract', { ...call, token: colleague.accessJwt });
  expect(theirs.contractId).not.toBe(first.contractId);
  expect(await api.fails('createContract', { ...call, key: 'x'.repeat(101) })).toBe('400 MALFORMED');
  await api.database
    .updateTable('idempotencyKeys')
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
  expect((await api.ok('createContract', call)).contractId).not.toBe(first.contractId);
});
