import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEvents } from '../../../server/modules/audit/contract-events.repository.ts';
import { releaseContract } from '../../../server/modules/sealing/release.ts';
import { createSealingJobs } from '../../../server/modules/sealing/sealing.jobs.ts';
import type { CommittedEvent } from '../../../server/audit/chain.ts';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { alertsOf } from '../../support/alerts.ts';
import { inbox, look, work } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { open } from '../../support/files.ts';
import { CARVED, makeSeal } from '../../support/marks.ts';
import type { Person } from '../../support/people.ts';
import { newestLink } from '../../support/receiving.ts';
import { makeRetriesDue, realFile, sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { complete, fill, startSigning, sendContract, sign } from '../../support/signing.ts';
import { replaceEvent, replaceStoredFile, flip, moveHead, rewriteChain } from '../../support/tampering.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';
import { baseOf, sealOf, signedContract } from '../../support/waiting-for-the-seal.ts';

let api: TestApp;
let owner: Person;
let sealing: Sealing;
const engine = createTestEngine();
beforeAll(async () => {
  ({ api, owner } = await createSenderApp({ documents: engine, isTamperedWith: true }));
  sealing = await sealingOf(api);
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

const backdate = (event: CommittedEvent) => ({ ...event, at: '2026-01-01T00:00:00.000Z' });
const kindsOf = async (call: { token: string; path: { contractId: string } }) =>
  (await api.ok('listContractEvents', call)).map(({ kind }) => kind);
test('what was edited in the record keeps a contract from being sealed, and everybody who can act hears of it', async () => {
  const { call, contractId, token } = await signedContract(api, owner);
  await replaceEvent(api, contractId, 'SIGNED', backdate);
  await workAndSeal(api, sealing);
  expect(await sealOf(api, owner, contractId)).toEqual(['IN_PROGRESS', 'HELD', 'EVENT_CHANGED']);
  expect((await kindsOf(call)).at(-1)).toBe('SEAL_HELD');
  expect((await api.ok('getCopies', { token })).sealState).toBe('HELD');
  // The job isn't retried.
  await makeRetriesDue(api);
  expect(await workAndSeal(api, sealing)).toEqual([]);
  const subjects = async (address: string) =>
    (await inbox(api, address)).map(({ subject }) => subject).filter((subject) => subject.includes('잠그지 않'));
  expect(await subjects(owner.email)).toEqual(['[도장] "용역계약서" 문서를 아직 잠그지 않았어요']);
  expect(await subjects('support@dojang.test')).toHaveLength(1);
  // There is only one alert, although the owner both sent the contract and manages the organisation.
  expect(await alertsOf(api, owner.accessJwt, { contractId })).toEqual(['SIGNED 2', 'SEAL_HELD 2']);
});

test('the log hears what differs, and not what it says', async () => {
  const { contractId, ids } = await signedContract(api, owner);
  await rewriteChain(api, contractId, (events) =>
    events.map((event) => JSON.parse(JSON.stringify(event).replace('연남동', '망원동'))),
  );
  const heard: string[] = [];
  const { deps, pagePictures } = api;
  const onHeld = ({ differences }: { differences: string }) => heard.push(differences);
  await work(api, createSealingJobs({ ...deps, pagePictures, sealing, onHeld }));
  expect(await sealOf(api, owner, contractId)).toEqual(['IN_PROGRESS', 'HELD', 'VALUE_DIFFERS']);
  expect(heard).toHaveLength(1);
  expect(heard[0]).toContain(`VALUE_DIFFERS: field ${ids[0]} of receiver`);
  expect(heard[0]).not.toContain('동');
});

test('a chain that takes no event is held without one, and the sender can still cancel', async () => {
  const { call, contractId } = await signedContract(api, owner);
  const before = await kindsOf(call);
  await moveHead(api, contractId, -1);
  await workAndSeal(api, sealing);
  expect(await sealOf(api, owner, contractId)).toEqual(['IN_PROGRESS', 'HELD', 'FOREIGN']);
  expect(await kindsOf(call)).toEqual(before);
  await api.ok('cancelContract', { ...call, body: { reason: '다시 보낼게요' } });
  expect(await sealOf(api, owner, contractId)).toEqual(['CANCELLED', 'NONE', null]);
});

test('what cannot be recorded does not happen, and holds the contract', async () => {
  const { contractId, people } = await sendContract(api, owner, {}, realFile(api, owner));
  const token = await startSigning(api, people[0]?.email);
  const version = await fill(api, token);
  await moveHead(api, contractId, -1);
  expect((await complete(api, token, version)).error.errorCode).toBe('DOCUMENT_HELD');
  expect(await sealOf(api, owner, contractId)).toEqual(['IN_PROGRESS', 'HELD', 'FOREIGN']);
  const { receivers } = await look(api, owner, contractId);
  expect(receivers.map(({ state }) => state)).toEqual(['VERIFIED']);
  const unopened = await sendContract(api, owner, {}, realFile(api, owner));
  const linkToken = await newestLink(api, unopened.people[0]?.email ?? '');
  const { accessJwt } = await api.ok('openLink', { body: { linkToken } });
  await moveHead(api, unopened.contractId, -1);
  expect(await api.fails('openDocument', { token: accessJwt })).toBe('409 DOCUMENT_HELD');
  expect(await sealOf(api, owner, unopened.contractId)).toEqual(['IN_PROGRESS', 'HELD', 'FOREIGN']);
});

test('declining and delegating that cannot be recorded do not happen either', async () => {
  const acts = [
    ['rejectContract', { reason: '못 하겠어요' }],
    ['delegateSigning', { name: '정해원', email: `instead-${owner.userUuid}@out.example` }],
  ] as const;
  for (const [operation, body] of acts) {
    const plan = { settings: { allowDelegate: true } };
    const { contractId, people } = await sendContract(api, owner, plan, realFile(api, owner));
    const token = await startSigning(api, people[0]?.email);
    await moveHead(api, contractId, -1);
    expect([operation, await api.fails(operation, { token, body })]).toEqual([operation, '409 DOCUMENT_HELD']);
    expect(await sealOf(api, owner, contractId)).toEqual(['IN_PROGRESS', 'HELD', 'FOREIGN']);
    const { receivers } = await look(api, owner, contractId);
    expect(receivers.map(({ state, hasTurn }) => [state, hasTurn])).toEqual([['VERIFIED', true]]);
  }
});

test('nor do reading, agreeing and verifying', async () => {
  const acts = [
    ['markViewed', {}],
    ['giveConsents', { body: { kinds: ['ELECTRONIC_SIGNATURE', 'PERSONAL_INFORMATION'] } }],
    ['confirmStep', { path: { step: 'access-code' }, body: { code: '가나다4821' } }],
  ] as const;
  for (const [operation, call] of acts) {
    const isVerifying = operation === 'confirmStep';
    const person = isVerifying ? { verifications: ['ACCESS_CODE' as const], accessCode: '가나다4821' } : {};
    const { contractId, people } = await sendContract(api, owner, { people: [person] }, realFile(api, owner));
    const linkToken = await newestLink(api, people[0]?.email ?? '');
    const { accessJwt } = await api.ok('openLink', { body: { linkToken } });
    const token = (await api.ok('openDocument', { token: accessJwt })).accessJwt;
    await moveHead(api, contractId, -1);
    expect([operation, await api.fails(operation, { token, ...call })]).toEqual([operation, '409 DOCUMENT_HELD']);
    expect(await sealOf(api, owner, contractId)).toEqual(['IN_PROGRESS', 'HELD', 'FOREIGN']);
  }
});

test('a question arrives and a copy is given whatever became of the chain', async () => {
  const { contractId, token } = await signedContract(api, owner);
  await workAndSeal(api, sealing);
  expect(await sealOf(api, owner, contractId)).toEqual(['COMPLETED', 'DONE', null]);
  await moveHead(api, contractId, -1);
  await api.ok('askQuestion', { token, body: { text: '언제부터인가요?' } });
  await work(api);
  const subjects = (await inbox(api, owner.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('물어'))).toHaveLength(1);
  const { document } = await api.ok('getCopies', { token });
  const copy = await open(api, `${document.url}&download=true`);
  expect([copy.statusCode, copy.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('what differs at the last signature is held at once, and the signature stands', async () => {
  const plan = { people: [{ order: 1 }, { order: 2 }], wishes: [{ name: '주소' }] };
  const { call, contractId, people, ids } = await sendContract(api, owner, plan, realFile(api, owner));
  await sign(api, people[0]?.email, { [ids[0] ?? '']: '서울시 마포구 연남동' });
  const token = await startSigning(api, people[1]?.email);
  await sql`update contracts set title = '증여계약서' where contract_id = ${contractId}`.execute(api.database);
  const { status, result } = await complete(api, token, await fill(api, token));
  expect([status, result.state, result.sealState]).toEqual([200, 'SIGNED', 'HELD']);
  expect((await kindsOf(call)).slice(-3)).toEqual(['SIGNED', 'ALL_SIGNED', 'SEAL_HELD']);
  expect(await sealOf(api, owner, contractId)).toEqual(['IN_PROGRESS', 'HELD', 'FACTS_DIFFER']);
});

test('held, the sender can cancel and send again, and nothing else', async () => {
  const { call, contractId, people } = await signedContract(api, owner);
  const { receivers } = await look(api, owner, contractId);
  await replaceEvent(api, contractId, 'SIGNED', backdate);
  await workAndSeal(api, sealing);
  const receiverUuid = receivers[0]?.receiverUuid ?? '';
  const one = { token: call.token, path: { ...call.path, receiverUuid } };
  const expiresAt = new Date(Date.now() + 400 * 86_400_000).toISOString();
  expect(await api.fails('extendContract', { ...call, body: { expiresAt } })).toBe('409 CONTRACT_HELD');
  expect(await api.fails('remindReceivers', { ...call, body: {} })).toBe('409 CONTRACT_HELD');
  expect(await api.fails('correctReceiver', { ...one, body: { name: '홍길동' } })).toBe('409 CONTRACT_HELD');
  expect(await api.fails('giveLink', one)).toBe('409 CONTRACT_HELD');
  expect(await api.fails('resendMessage', { ...one, body: { channel: 'MAIL' } })).toBe('409 CONTRACT_HELD');
  await api.ok('cancelContract', { ...call, body: { reason: '다시 보낼게요' } });
  expect(await sealOf(api, owner, contractId)).toEqual(['CANCELLED', 'NONE', null]);
  await workAndSeal(api, sealing);
  expect((await inbox(api, people[0]?.email ?? '')).at(-1)?.subject).toContain('취소');
});

test('a base that is exchanged while the contract runs: nobody signs it, and it goes on when it is put back', async () => {
  const { call, contractId, people } = await sendContract(api, owner, {}, realFile(api, owner, { pages: 4 }));
  const token = await startSigning(api, people[0]?.email);
  const putBack = await replaceStoredFile(api, await baseOf(api, contractId), flip);
  expect(await api.fails('getSignContract', { token })).toBe('409 DOCUMENT_HELD');
  expect(await sealOf(api, owner, contractId)).toEqual(['IN_PROGRESS', 'HELD', 'BASE_DIFFERS']);
  expect(await api.fails('getSignContract', { token })).toBe('409 DOCUMENT_HELD');
  expect(await api.fails('getSignPageText', { token, path: { page: '1' } })).toBe('409 DOCUMENT_HELD');
  expect(await api.fails('completeSigning', { token, body: { version: 1, confirmed: true } })).toBe(
    '409 DOCUMENT_HELD',
  );
  expect(await api.fails('rejectContract', { token, body: { reason: '못 하겠어요' } })).toBe('409 DOCUMENT_HELD');
  await putBack();
  const released = await api.database
    .transaction()
    .execute((transaction) => releaseContract(api.deps, transaction, contractId));
  expect([released.isReleased, released.differences]).toEqual([true, []]);
  expect(await sealOf(api, owner, contractId)).toEqual(['IN_PROGRESS', 'NONE', null]);
  expect((await complete(api, token, await fill(api, token))).result.sealState).toBe('PENDING');
  await workAndSeal(api, sealing);
  expect(await sealOf(api, owner, contractId)).toEqual(['COMPLETED', 'DONE', null]);
  expect((await kindsOf(call)).filter((kind) => kind.startsWith('SEAL_'))).toEqual(['SEAL_HELD', 'SEAL_RELEASED']);
});

test('what is damaged before the sending is not sent', async () => {
  const { call, contractId } = await signedContract(api, owner);
  const putBack = await replaceStoredFile(api, await baseOf(api, contractId), flip);
  const again = await api.ok('duplicateContract', call);
  const copy = { token: call.token, path: { contractId: again.contractId } };
  expect(await api.fails('sendContract', copy)).toBe('503 FILE_DAMAGED');
  await putBack();
  await api.ok('sendContract', copy);
});

test('a row that names another base holds the contract at the next opening, too', async () => {
  const { contractId, people } = await sendContract(api, owner, {}, realFile(api, owner));
  const other = await sendContract(api, owner, {}, realFile(api, owner, { pages: 2 }));
  const token = await startSigning(api, people[0]?.email);
  await sql`update contracts set base_sha256 = ${await baseOf(api, other.contractId)} where contract_id = ${contractId}`.execute(
    api.database,
  );
  expect(await api.fails('getSignContract', { token })).toBe('409 DOCUMENT_HELD');
  expect(await sealOf(api, owner, contractId)).toEqual(['IN_PROGRESS', 'HELD', 'BASE_DIFFERS']);
});

test('bytes that are missing are waited for, and nothing is left out', async () => {
  const { contractId } = await signedContract(api, owner);
  const sha256 = await baseOf(api, contractId);
  const putBack = await replaceStoredFile(api, sha256, (bytes) => bytes);
  await rm(path.join(api.deps.config.dataDir, sha256.slice(0, 2), sha256));
  await workAndSeal(api, sealing);
  expect((await sealOf(api, owner, contractId)).slice(0, 2)).toEqual(['IN_PROGRESS', 'RETRYING']);
  await putBack();
  await makeRetriesDue(api);
  await workAndSeal(api, sealing);
  expect((await sealOf(api, owner, contractId))[0]).toBe('COMPLETED');
});

test('who was corrected, who took over and what was changed is what the record tells', async () => {
  const plan = {
    people: [{ order: 1 }, { order: 2 }],
    wishes: [
      { name: '계좌번호', kind: 'NUMBER' as const },
      { of: 1, kind: 'CHECKBOX' as const, name: '동의' },
    ],
    settings: { allowDelegate: true },
  };
  const { call, contractId, people, receivers, ids } = await sendContract(api, owner, plan, realFile(api, owner));
  const [account = '', tick = ''] = ids;
  const [first] = receivers;
  const path = { ...call.path, receiverUuid: first?.receiverUuid ?? '' };
  const body = { name: '이도연', email: `corrected-${contractId}@out.example` };
  await api.ok('correctReceiver', { token: call.token, path, body });
  await sign(api, body.email, { [account]: '1234' });
  const delegate = { name: '정해원', email: `delegate-${contractId}@out.example` };
  const token = await startSigning(api, people[1]?.email);
  await api.ok('delegateSigning', { token, body: delegate });
  const again = { receiverUuid: path.receiverUuid, fieldIds: [account], message: '끝자리를 다시 봐주세요.' };
  const { valueRequestId } = await api.ok('askForValues', { ...call, body: again });
  const asked = await startSigning(api, body.email);
  const { version } = await api.ok('putValues', {
    token: asked,
    body: { version: 0, values: { [account]: '1235' }, markRefs: {} },
  });
  await api.ok('answerValueRequest', {
    token: asked,
    path: { valueRequestId },
    body: { version, confirmed: true },
  });
  expect((await sign(api, delegate.email, { [tick]: 'true' })).result.sealState).toBe('PENDING');
  await workAndSeal(api, sealing);
  expect(await sealOf(api, owner, contractId)).toEqual(['COMPLETED', 'DONE', null]);
  const events = await listEvents(api.database, contractId);
  const told = events.flatMap((event) => (event.kind === 'SIGNED' ? [event.data.values] : []));
  expect(told).toEqual([{ [account]: [1, '1234'] }, { [tick]: [1, true] }]);
});

test('a contract without receivers is compared, too', async () => {
  const { sealId } = await makeSeal(api, owner, { mark: CARVED, users: [owner] });
  const seal = { of: null, kind: 'SEAL' as const, senderMark: { from: 'COMPANY' as const, sealId } };
  const plan = { people: [{ role: 'VIEWER' as const }], wishes: [seal] };
  const { contractId } = await sendContract(api, owner, plan, realFile(api, owner));
  await replaceStoredFile(api, await baseOf(api, contractId), flip);
  await workAndSeal(api, sealing);
  expect(await sealOf(api, owner, contractId)).toEqual(['IN_PROGRESS', 'HELD', 'BASE_DIFFERS']);
});
