import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeUnusedFiles } from '../../../server/modules/files/remove-unused.ts';
import {
  age,
  field,
  inbox,
  look,
  readyDraft,
  receiver,
  tick,
  verify,
  work,
  type Field,
} from '../../support/contracts.ts';
import { open, takeIn } from '../../support/files.ts';
import { CARVED, makeSeal, pictureOf, TYPED } from '../../support/marks.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { letIn } from '../../support/signing.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  owner = await signUp(api);
  await verify(api, owner);
});
afterAll(() => api.close());

const place = { rect: { x: 300, y: 300, width: 120, height: 60 }, name: '대표자' };
const keepMark = (person: Person, mark = TYPED, use: 'SIGNATURE' | 'SEAL' = 'SIGNATURE') =>
  api.ok('createMark', { token: person.accessJwt, body: { use, name: '내 서명', mark, isDefault: true } });

/** A draft that is good, with these beside the receivers' fields. */
async function draftWith(person: Person, own: (fileId: string) => Field[], people = [receiver('이도윤')]) {
  const ready = await readyDraft(api, person, people);
  const fields = [...ready.fields, ...own(ready.fileId)];
  const { version } = await api.ok('putFields', { ...ready.call, body: { version: ready.version, fields } });
  return { ...ready, version };
}
const signedBy =
  (senderMark: NonNullable<Field['senderMark']>, kind: Field['kind'] = 'SIGNATURE') =>
  (fileId: string) => [field(fileId, null, { ...place, kind, senderMark })];
const stampedWith = (sealId: string) => signedBy({ from: 'COMPANY', sealId }, 'SEAL');
const codesOf = async (call: Parameters<typeof api.ok>[1]) =>
  (await api.ok('checkContract', call)).problems.flatMap(({ code, severity }) => (severity === 'ERROR' ? code : []));
const usesOf = (sealId: string) =>
  api.database
    .selectFrom('sealLedger')
    .select(['contractId', 'places', 'organizationMemberUuid'])
    .where('sealUuid', '=', sealId)
    .where('kind', '=', 'USED')
    .execute();
const inAnHour = () => ({ scheduledAt: new Date(Date.now() + 3_600_000).toISOString() });

test('a mark that has to be there is missed, one that is chosen is not', async () => {
  const ready = await readyDraft(api, owner);
  const own = field(ready.fileId, null, place);
  const { version } = await api.ok('putFields', {
    ...ready.call,
    body: { version: ready.version, fields: [...ready.fields, own] },
  });
  expect(await codesOf(ready.call)).toEqual(['SENDER_VALUE_MISSING']);
  const { markId } = await keepMark(owner);
  const chosen = { ...own, senderMark: { from: 'MINE' as const, markId } };
  await api.ok('putFields', { ...ready.call, body: { version, fields: [...ready.fields, chosen] } });
  expect(await codesOf(ready.call)).toEqual([]);
});

test('what the sender signs and stamps with is copied at sending, seen by all and written down', async () => {
  const { markId } = await keepMark(owner);
  const { sealId } = await makeSeal(api, owner, { mark: await pictureOf(api, owner), users: [owner] });
  const picture = await takeIn(api, owner, await drawPng(), { purpose: 'image', filename: '로고.png' });
  const { call, contractId, version, receivers } = await draftWith(owner, (fileId) => [
    field(fileId, null, { ...place, senderMark: { from: 'MINE', markId } }),
    field(fileId, null, {
      ...place,
      kind: 'SEAL',
      rect: { x: 300, y: 400, width: 60, height: 60 },
      senderMark: { from: 'COMPANY', sealId },
    }),
    field(fileId, null, {
      ...place,
      kind: 'IMAGE',
      rect: { x: 300, y: 500, width: 60, height: 60 },
      value: picture.fileId,
    }),
  ]);
  const { settings } = await look(api, owner, contractId);
  await api.ok('changeContract', {
    ...call,
    body: { version, settings: { ...settings, pageSealEdge: 'RIGHT', pageSealId: sealId } },
  });
  await api.ok('sendContract', call);
  expect(await usesOf(sealId)).toEqual([
    { contractId, places: 2, organizationMemberUuid: owner.organizationMemberUuid },
  ]);

  const { values } = await look(api, owner, contractId);
  expect(values.map(({ receiverUuid, mark }) => [receiverUuid, mark?.kind ?? null])).toEqual([
    [null, 'TYPED'],
    [null, 'IMAGE'],
    [null, null],
  ]);
  const token = await letIn(api, receivers[0]?.email);
  const seen = await api.ok('getSignContract', { token });
  expect(seen.othersValues.map(({ mark }) => mark?.kind ?? null)).toEqual(['TYPED', 'IMAGE', null]);
  expect(JSON.stringify(seen)).not.toContain(markId);
  expect(JSON.stringify(seen)).not.toContain(sealId);
  for (const { file } of [...values, ...seen.othersValues].filter((value) => value.file)) {
    const answer = await open(api, file?.url ?? null);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  }

  // The mark is deleted, the seal destroyed: the document keeps both.
  await api.ok('deleteMark', { token: owner.accessJwt, path: { markId } });
  const seal = (await api.ok('listCompanySeals', { token: owner.accessJwt })).find((one) => one.sealId === sealId);
  await api.ok('changeCompanySeal', {
    token: owner.accessJwt,
    path: { sealId },
    body: { version: seal?.version ?? 0, state: 'DESTROYED' },
  });
  const kept = (await look(api, owner, contractId)).values;
  expect(kept.map(({ mark }) => mark)).toEqual(values.map(({ mark }) => mark));
  expect((await open(api, kept[1]?.file?.url ?? null)).statusCode).toBe(200);
});

test('whoever sends signs with a mark of their own', async () => {
  const colleague = await join(api, owner, ['CONTRACT_SEND', 'CONTRACT_READ_ALL']);
  await verify(api, colleague);
  const [theirs, mine] = [await keepMark(colleague), await keepMark(owner)];
  const { call } = await draftWith(owner, signedBy({ from: 'MINE', markId: theirs.markId }));
  expect(await codesOf(call)).toEqual(['SENDER_MARK_NOT_YOURS']);
  expect(await codesOf({ ...call, token: colleague.accessJwt })).toEqual([]);
  // The clock sends in the name of its maker, whoever asks.
  expect(await codesOf({ ...call, token: colleague.accessJwt, body: inAnHour() })).toEqual(['SENDER_MARK_NOT_YOURS']);

  const usual = await draftWith(owner, signedBy({ from: 'MINE', markId: null }));
  expect(await codesOf(usual.call)).toEqual([]);
  await api.ok('deleteMark', { token: owner.accessJwt, path: { markId: mine.markId } });
  for (const { markId } of await api.ok('listMarks', { token: owner.accessJwt }))
    await api.ok('deleteMark', { token: owner.accessJwt, path: { markId } });
  expect(await codesOf(usual.call)).toEqual(['SENDER_MARK_GONE']);
  expect(await api.fails('sendContract', usual.call)).toBe('422 CHECK_FAILED');
});

test('a seal is for whom it was given to, and only while it is in force', async () => {
  const seal = await makeSeal(api, owner, { mark: CARVED });
  const { call } = await draftWith(owner, stampedWith(seal.sealId));
  const change = async (body: { users?: string[]; state?: 'ACTIVE' | 'SUSPENDED' }) => {
    const known = (await api.ok('listCompanySeals', { token: owner.accessJwt })).find(
      ({ sealId }) => sealId === seal.sealId,
    );
    await api.ok('changeCompanySeal', {
      token: owner.accessJwt,
      path: { sealId: seal.sealId },
      body: { version: known?.version ?? 0, ...body },
    });
  };
  expect(await codesOf(call)).toEqual(['SENDER_MARK_NOT_YOURS']);
  await change({ users: [owner.organizationMemberUuid] });
  expect(await codesOf(call)).toEqual([]);
  await api.ok('sendContract', { ...call, body: inAnHour() });
  await change({ state: 'SUSPENDED' });
  await age(api, call.path.contractId, 'scheduled_at');
  await tick(api);
  await work(api);
  expect((await look(api, owner, call.path.contractId)).status).toBe('DRAFT');
  expect((await inbox(api, owner.email)).at(-1)?.subject).toContain('예약한 문서를 보내지 못했어요');
  expect(await codesOf(call)).toEqual(['SENDER_MARK_NOT_YOURS']);
  expect(await usesOf(seal.sealId)).toEqual([]);
});

test('of sending and suspending at the same moment each seal used was in force', async () => {
  for (let round = 0; round < 4; round += 1) {
    const seal = await makeSeal(api, owner, { users: [owner] });
    const { call, contractId } = await draftWith(owner, stampedWith(seal.sealId));
    const suspending = {
      token: owner.accessJwt,
      path: { sealId: seal.sealId },
      body: { version: seal.version, state: 'SUSPENDED' },
    };
    const [sent, suspended] = await Promise.all([
      api.call('sendContract', call),
      api.call('changeCompanySeal', suspending),
    ]);
    expect(suspended.status).toBe(200);
    const ledger = await api.database
      .selectFrom('sealLedger')
      .select('kind')
      .where('sealUuid', '=', seal.sealId)
      .orderBy('entryUuid')
      .execute();
    const kinds = ledger.map(({ kind }) => kind);
    expect(kinds.includes('USED')).toBe(sent.status === 200);
    expect((await look(api, owner, contractId)).status).toBe(sent.status === 200 ? 'IN_PROGRESS' : 'DRAFT');
  }
});

test('a member who leaves: what was sent keeps their mark, what was scheduled does not go', async () => {
  const leaving = await join(api, owner, ['CONTRACT_SEND']);
  await verify(api, leaving);
  await keepMark(leaving, await pictureOf(api, leaving));
  const sent = await draftWith(leaving, signedBy({ from: 'MINE', markId: null }));
  await api.ok('sendContract', sent.call);
  const later = await draftWith(leaving, signedBy({ from: 'MINE', markId: null }));
  await api.ok('sendContract', { ...later.call, body: inAnHour() });
  await api.ok('withdrawMember', {
    token: owner.accessJwt,
    body: { organizationMemberUuid: leaving.organizationMemberUuid },
  });
  await age(api, later.contractId, 'scheduled_at');
  await tick(api);
  await work(api);
  expect((await look(api, owner, later.contractId)).status).toBe('DRAFT');
  await api.ok('withdrawUser', { token: leaving.accessJwt, body: { withdrawReason: '이제 쓰지 않아요' } });
  const [value] = (await look(api, owner, sent.contractId)).values;
  expect(value?.mark?.kind).toBe('IMAGE');
  expect((await open(api, value?.file?.url ?? null)).statusCode).toBe(200);
});

test('pictures that a draft shows outlive the clearing away of what nobody uses', async () => {
  const [inField, stamped, unused] = await Promise.all(
    ['로고.png', '스탬프.png', '남은.png'].map(
      async (filename) => (await takeIn(api, owner, await drawPng(), { purpose: 'image', filename })).fileId,
    ),
  );
  const { call, fileId, version } = await draftWith(owner, (file) => [
    field(file, null, { ...place, kind: 'IMAGE', value: inField ?? null }),
  ]);
  const drawn = { type: 'STAMP', fileId, pageIndex: 0, rect: [10, 10, 60, 60], rotation: 0, bitmapId: stamped };
  await api.ok('putAnnotations', { ...call, body: { version, annotations: [drawn] } });
  await api.database
    .updateTable('files')
    .set({ createdAt: new Date(0) })
    .where('purpose', '=', 'image')
    .execute();
  await removeUnusedFiles(api.deps);
  const left = await api.database.selectFrom('files').select('fileUuid').where('purpose', '=', 'image').execute();
  const uuids = left.map(({ fileUuid }) => fileUuid);
  expect([inField, stamped, unused].map((id) => uuids.includes(id ?? ''))).toEqual([true, true, false]);
});

test('a picture that is gone, or none, is said', async () => {
  const pdf = await takeIn(api, owner, await drawPng(), { purpose: 'attachment', filename: '첨부.png' });
  const { call } = await draftWith(owner, (file) => [
    field(file, null, { ...place, kind: 'IMAGE', value: randomUUID() }),
    field(file, null, { ...place, kind: 'FILE', rect: { x: 300, y: 400, width: 90, height: 20 }, value: pdf.fileId }),
    field(file, null, { ...place, kind: 'FILE', rect: { x: 300, y: 450, width: 90, height: 20 }, value: '파일' }),
  ]);
  const { problems } = await api.ok('checkContract', call);
  const told = problems.filter(({ severity }) => severity === 'ERROR');
  expect(told.map(({ code, fault }) => [code, fault])).toEqual([
    ['SENDER_VALUE_WRONG', '사진을 다시 올려주세요.'],
    ['SENDER_VALUE_WRONG', '파일을 다시 올려주세요.'],
  ]);
});

test('without anybody to sign, what its sender signs is to be sealed at once', async () => {
  await verify(api, owner);
  await keepMark(owner);
  const reader = receiver('문예린', { role: 'VIEWER', email: 'reader@out.example' });
  const nobody = await draftWith(owner, () => [], [reader]);
  expect(await codesOf(nobody.call)).toEqual(['NO_SIGNER']);
  const approved = await draftWith(owner, signedBy({ from: 'MINE', markId: null }), [
    reader,
    receiver('정해원', { role: 'APPROVER' }),
  ]);
  expect(await codesOf(approved.call)).toEqual(['NO_SIGNER']);

  const alone = await draftWith(owner, signedBy({ from: 'MINE', markId: null }), [reader]);
  const { maySend, problems } = await api.ok('checkContract', alone.call);
  expect(maySend).toBe(true);
  expect(problems.find(({ code }) => code === 'SEALED_AT_ONCE')).toMatchObject({
    severity: 'WARNING',
    message: '서명할 분이 없어요. 보내면 바로 잠가서 보내드려요',
  });
  expect(await api.ok('sendContract', alone.call)).toMatchObject({ status: 'IN_PROGRESS', sealState: 'PENDING' });
  const jobs = await api.database.selectFrom('jobs').select('kind').where('jobKey', '=', alone.contractId).execute();
  expect(jobs).toEqual([{ kind: 'seal-contract' }]);
});

test('of sending and deleting the mark at the same moment either comes first, and what was sent keeps its picture', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { markId } = await keepMark(owner, await pictureOf(api, owner));
    const { call, contractId } = await draftWith(owner, signedBy({ from: 'MINE', markId }));
    const [sent, deleted] = await Promise.all([
      api.call('sendContract', call),
      api.call('deleteMark', { token: owner.accessJwt, path: { markId } }),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 422]).toContain(sent.status);
    const { status, values } = await look(api, owner, contractId);
    expect(status).toBe(sent.status === 200 ? 'IN_PROGRESS' : 'DRAFT');
    const seen = await Promise.all(values.map(({ file }) => open(api, file?.url ?? null)));
    expect(seen.map(({ statusCode }) => statusCode)).toEqual(sent.status === 200 ? [200] : []);
  }
});
