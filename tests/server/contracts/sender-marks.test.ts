import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeUnusedFiles } from '../../../server/modules/files/remove-unused.ts';
import { age, field, inbox, look, readyDraft, receiver, tick, verify, work } from '../../support/contracts.ts';
import { open, uploadAndProcess } from '../../support/files.ts';
import { CARVED, makeSeal, pictureOf } from '../../support/marks.ts';
import { join, type Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { draftWith, inAnHour, keepMark, SENDER_PLACE, signedBy, stampedWith } from '../../support/sender-marks.ts';
import { startSigning } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const codesOf = async (call: Parameters<typeof api.ok>[1]) =>
  (await api.ok('checkContract', call)).problems.flatMap(({ code, severity }) => (severity === 'ERROR' ? code : []));
const usesOf = (sealId: string) =>
  api.database
    .selectFrom('sealLedger')
    .select(['contractId', 'places', 'organizationMemberUuid'])
    .where('sealUuid', '=', sealId)
    .where('kind', '=', 'USED')
    .execute();

test('a mark that has to be there is missed, one that is chosen is not', async () => {
  const ready = await readyDraft(api, owner);
  const own = field(ready.fileId, null, SENDER_PLACE);
  const { version } = await api.ok('putFields', {
    ...ready.call,
    body: { version: ready.version, fields: [...ready.fields, own] },
  });
  expect(await codesOf(ready.call)).toEqual(['SENDER_VALUE_MISSING']);
  const { markId } = await keepMark(api, owner);
  const chosen = { ...own, senderMark: { from: 'MINE' as const, markId } };
  await api.ok('putFields', { ...ready.call, body: { version, fields: [...ready.fields, chosen] } });
  expect(await codesOf(ready.call)).toEqual([]);
});

test('what the sender signs and stamps with is copied at sending, seen by all and written down', async () => {
  const { markId } = await keepMark(api, owner);
  const { sealId } = await makeSeal(api, owner, { mark: await pictureOf(api, owner), users: [owner] });
  const picture = await uploadAndProcess(api, owner, await drawPng(), { purpose: 'image', filename: '로고.png' });
  const { call, contractId, version, receivers } = await draftWith(api, owner, (fileId) => [
    field(fileId, null, { ...SENDER_PLACE, senderMark: { from: 'MINE', markId } }),
    field(fileId, null, {
      ...SENDER_PLACE,
      kind: 'SEAL',
      rect: { x: 300, y: 400, width: 60, height: 60 },
      senderMark: { from: 'COMPANY', sealId },
    }),
    field(fileId, null, {
      ...SENDER_PLACE,
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
  const token = await startSigning(api, receivers[0]?.email);
  const seen = await api.ok('getSignContract', { token });
  expect(seen.othersValues.map(({ mark }) => mark?.kind ?? null)).toEqual(['TYPED', 'IMAGE', null]);
  expect(JSON.stringify(seen)).not.toContain(markId);
  expect(JSON.stringify(seen)).not.toContain(sealId);
  for (const { file } of [...values, ...seen.othersValues].filter((value) => value.file)) {
    const answer = await open(api, file?.url ?? null);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  }

  // The mark is deleted and the seal destroyed, but the document keeps both.
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
  const [theirs, mine] = [await keepMark(api, colleague), await keepMark(api, owner)];
  const { call } = await draftWith(api, owner, signedBy({ from: 'MINE', markId: theirs.markId }));
  expect(await codesOf(call)).toEqual(['SENDER_MARK_NOT_YOURS']);
  expect(await codesOf({ ...call, token: colleague.accessJwt })).toEqual([]);
  // A scheduled contract is sent in its creator's name, whoever schedules it.
  expect(await codesOf({ ...call, token: colleague.accessJwt, body: inAnHour() })).toEqual(['SENDER_MARK_NOT_YOURS']);

  const usual = await draftWith(api, owner, signedBy({ from: 'MINE', markId: null }));
  expect(await codesOf(usual.call)).toEqual([]);
  await api.ok('deleteMark', { token: owner.accessJwt, path: { markId: mine.markId } });
  for (const { markId } of await api.ok('listMarks', { token: owner.accessJwt }))
    await api.ok('deleteMark', { token: owner.accessJwt, path: { markId } });
  expect(await codesOf(usual.call)).toEqual(['SENDER_MARK_GONE']);
  expect(await api.fails('sendContract', usual.call)).toBe('422 CHECK_FAILED');
});

test('a seal is for whom it was given to, and only while it is in force', async () => {
  const seal = await makeSeal(api, owner, { mark: CARVED });
  const { call } = await draftWith(api, owner, stampedWith(seal.sealId));
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

test('pictures that a draft shows outlive the clearing away of what nobody uses', async () => {
  const [inField, stamped, unused] = await Promise.all(
    ['로고.png', '스탬프.png', '남은.png'].map(
      async (filename) => (await uploadAndProcess(api, owner, await drawPng(), { purpose: 'image', filename })).fileId,
    ),
  );
  const { call, fileId, version } = await draftWith(api, owner, (file) => [
    field(file, null, { ...SENDER_PLACE, kind: 'IMAGE', value: inField ?? null }),
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
  const pdf = await uploadAndProcess(api, owner, await drawPng(), { purpose: 'attachment', filename: '첨부.png' });
  const { call } = await draftWith(api, owner, (file) => [
    field(file, null, { ...SENDER_PLACE, kind: 'IMAGE', value: randomUUID() }),
    field(file, null, {
      ...SENDER_PLACE,
      kind: 'FILE',
      rect: { x: 300, y: 400, width: 90, height: 20 },
      value: pdf.fileId,
    }),
    field(file, null, {
      ...SENDER_PLACE,
      kind: 'FILE',
      rect: { x: 300, y: 450, width: 90, height: 20 },
      value: '파일',
    }),
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
  await keepMark(api, owner);
  const reader = receiver('문예린', { role: 'VIEWER', email: 'reader@out.example' });
  const nobody = await draftWith(api, owner, () => [], [reader]);
  expect(await codesOf(nobody.call)).toEqual(['NO_SIGNER']);
  const approved = await draftWith(api, owner, signedBy({ from: 'MINE', markId: null }), [
    reader,
    receiver('정해원', { role: 'APPROVER' }),
  ]);
  expect(await codesOf(approved.call)).toEqual(['NO_SIGNER']);

  const alone = await draftWith(api, owner, signedBy({ from: 'MINE', markId: null }), [reader]);
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
