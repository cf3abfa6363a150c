import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEvents } from '../../../server/modules/audit/contract-events.repository.ts';
import { alertsOf } from '../../support/alerts.ts';
import { age, inbox, look, tick, work } from '../../support/contracts.ts';
import type { Person } from '../../support/people.ts';
import { newestLink } from '../../support/receiving.ts';
import { complete, startSigning, sendContract, sign } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const MESSAGE = '계좌번호 끝자리를 다시 봐주세요.';

/** Two receivers sign in order. The first one has signed, and is asked for their account number again. */
async function asked(settings: { showOthers?: 'ALL' | 'NONE' } = {}) {
  const [account, doubled] = [randomUUID(), randomUUID()];
  const made = await sendContract(api, owner, {
    people: [{ order: 1 }, { order: 1 }, { order: 2 }],
    wishes: [
      { fieldId: account, kind: 'NUMBER', name: '계좌번호' },
      { name: '주소' },
      { fieldId: doubled, kind: 'FORMULA', formula: `[${account}] * 2` },
    ],
    settings,
  });
  const [, address = ''] = made.ids;
  await sign(api, made.people[0]?.email, { [account]: '1234', [address]: '서울' });
  await sign(api, made.people[1]?.email);
  const receiverUuid = made.receivers[0]?.receiverUuid ?? '';
  const body = { receiverUuid, fieldIds: [account], message: MESSAGE };
  const { valueRequestId } = await api.ok('askForValues', { ...made.call, body });
  const token = await startSigning(api, made.people[0]?.email);
  return { ...made, account, doubled, address, valueRequestId, token, receiverUuid };
}
const put = (token: string, values: Record<string, string>) =>
  api.call('putValues', { token, body: { version: 0, values, markRefs: {} } });
const answer = (token: string, valueRequestId: string, version: number, key?: string) =>
  api.call('answerValueRequest', {
    token,
    path: { valueRequestId },
    body: { version, confirmed: true },
    ...(key !== undefined && { key }),
  });
const eventsOf = (contractId: string) => listEvents(api.database, contractId);

test('one value is asked for again, and only that one is open', async () => {
  const { token, account, address, valueRequestId } = await asked();
  const contract = await api.ok('getSignContract', { token });
  expect(contract.request).toEqual({ valueRequestId, fieldIds: [account], message: MESSAGE });
  expect(contract.othersValues.map(({ value }) => value)).toContain('1234');
  expect((await put(token, { [address]: '부산' })).error.errorCode).toBe('FIELD_UNKNOWN');
  expect((await put(token, { [account]: '1235' })).status).toBe(200);
  expect(await api.fails('completeSigning', { token, body: { version: 1, confirmed: true } })).toBe(
    '409 ALREADY_ACTED',
  );
  const other = await api.call('delegateSigning', { token, body: { name: '정해원', email: 'd@out.example' } });
  expect(other.error.errorCode).toBe('DELEGATION_NOT_ALLOWED');
  expect((await answer(token, randomUUID(), 1)).error.errorCode).toBe('NOT_FOUND');
  expect((await answer(token, valueRequestId, 0)).error.errorCode).toBe('VERSION_CONFLICT');
});

const letterFor = async (email: string | null | undefined) =>
  (await api.ok('openLink', { body: { linkToken: await newestLink(api, email ?? '') } })).letter;

test('the link says what is asked of each person now', async () => {
  const { people, token, account, valueRequestId } = await asked();
  expect(await letterFor(people[0]?.email)).toMatchObject({ request: 'VALUES', fieldCount: 1 });
  expect(await letterFor(people[1]?.email)).toMatchObject({ request: null, receiver: { hasTurn: false } });
  expect(await letterFor(people[2]?.email)).toMatchObject({ request: null, fieldCount: 1 });
  await put(token, { [account]: '1235' });
  await answer(token, valueRequestId, 1);
  await work(api);
  expect(await letterFor(people[0]?.email)).toMatchObject({ request: null, receiver: { hasTurn: false } });
  expect(await letterFor(people[1]?.email)).toMatchObject({ request: 'CONSENT', fieldCount: 0 });
});

test('who had signed sees the difference and agrees with one tap; the chain keeps both', async () => {
  const { contractId, people, token, account, doubled, valueRequestId, receiverUuid } = await asked();
  await put(token, { [account]: '1235' });
  const done = await answer(token, valueRequestId, 1, 'v');
  expect(done.result).toMatchObject({ state: 'SIGNED', sealState: 'NONE', waitsFor: ['한유나', '정해원'] });
  expect((await answer(token, valueRequestId, 1, 'v')).result).toEqual(done.result);
  expect((await answer(token, valueRequestId, 1)).error.errorCode).toBe('ALREADY_ACTED');
  const changed = (await eventsOf(contractId)).find(({ kind }) => kind === 'VALUE_CHANGED');
  expect(changed?.data).toEqual({
    receiverUuid,
    requestId: valueRequestId,
    before: { values: { [account]: [1, '1234'], [doubled]: [1, '2,468'] }, marks: {} },
    after: { values: { [account]: [1, '1235'], [doubled]: [1, '2,470'] }, marks: {} },
  });

  // The third receiver signs meanwhile, and the contract still waits for the second one's consent.
  expect((await sign(api, people[2]?.email)).result).toMatchObject({ sealState: 'NONE', waitsFor: ['한유나'] });
  await work(api);
  expect((await inbox(api, people[1]?.email ?? '')).at(-1)?.subject).toContain('내용이 바뀌었어요');
  const second = await startSigning(api, people[1]?.email);
  const { reconfirm } = await api.ok('getSignContract', { token: second });
  expect(reconfirm).toMatchObject({ valueRequestId, name: '이도윤', message: MESSAGE });
  expect(reconfirm?.changes.map(({ before, after }) => [before?.value, after?.value])).toEqual([
    ['1234', '1235'],
    ['2468', '2470'],
  ]);
  const path = { valueRequestId };
  expect(await api.fails('consentToValues', { token, path })).toBe('404 NOT_FOUND');
  const agreed = await api.ok('consentToValues', { token: second, path, key: 'c' });
  expect(agreed).toMatchObject({ state: 'SIGNED', sealState: 'PENDING', waitsFor: [] });
  expect(await api.ok('consentToValues', { token: second, path, key: 'c' })).toEqual(agreed);
  const kinds = (await eventsOf(contractId)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'RECONFIRMED')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'ALL_SIGNED')).toHaveLength(1);
  expect(await alertsOf(api, owner.accessJwt, { contractId })).toEqual(expect.arrayContaining(['VALUE_ANSWERED 4']));
});

test('who does not agree declines, and that ends it', async () => {
  const { contractId, people, token, account, valueRequestId } = await asked();
  await put(token, { [account]: '9' });
  await answer(token, valueRequestId, 1);
  const second = await startSigning(api, people[1]?.email);
  await api.ok('rejectContract', { token: second, body: { reason: '이렇게는 못 해요' } });
  expect((await look(api, owner, contractId)).status).toBe('REJECTED');
});

test('whoever is not shown what others fill in is not asked about it, and nobody takes over what was signed', async () => {
  const { call, token, account, valueRequestId, people, receivers } = await asked({ showOthers: 'NONE' });
  const path = { ...call.path, receiverUuid: receivers[0]?.receiverUuid ?? '' };
  expect(await api.fails('correctReceiver', { ...call, path, body: { email: 'new@out.example' } })).toBe(
    '409 RECEIVER_DONE',
  );
  await put(token, { [account]: '7' });
  expect((await answer(token, valueRequestId, 1)).result.waitsFor).toEqual([]);
  expect((await sign(api, people[2]?.email)).result.sealState).toBe('PENDING');
});

test('an answer that changes nothing asks nobody', async () => {
  const { token, valueRequestId } = await asked();
  expect((await answer(token, valueRequestId, 0)).result.waitsFor).toEqual(['정해원']);
});

test('an approver who is asked to agree to a change hands that on to nobody', async () => {
  const account = randomUUID();
  const { call, contractId, people, receivers } = await sendContract(api, owner, {
    people: [{ order: 1 }, { order: 1, role: 'APPROVER' }, { order: 2 }],
    wishes: [{ fieldId: account, kind: 'NUMBER', name: '계좌번호' }],
  });
  await sign(api, people[0]?.email, { [account]: '1234' });
  await complete(api, await startSigning(api, people[1]?.email), 0);
  const receiverUuid = receivers[0]?.receiverUuid ?? '';
  const body = { receiverUuid, fieldIds: [account], message: MESSAGE };
  const { valueRequestId } = await api.ok('askForValues', { ...call, body });
  const token = await startSigning(api, people[0]?.email);
  await put(token, { [account]: '1235' });
  await answer(token, valueRequestId, 1);
  const approver = await startSigning(api, people[1]?.email);
  expect(
    await api.fails('delegateSigning', { token: approver, body: { name: '정해원', email: 'e@out.example' } }),
  ).toBe('403 DELEGATION_NOT_ALLOWED');
  await api.ok('consentToValues', { token: approver, path: { valueRequestId } });
  await sign(api, people[2]?.email);
  expect((await look(api, owner, contractId)).sealState).toBe('PENDING');
});

const turnsOf = async (contractId: string) =>
  (await look(api, owner, contractId)).receivers.map(({ state, hasTurn }) => [state, hasTurn]);
async function expireAndExtend({ call, contractId }: Awaited<ReturnType<typeof asked>>) {
  await age(api, contractId, 'expires_at');
  await tick(api);
  expect((await turnsOf(contractId)).some(([, hasTurn]) => hasTurn)).toBe(false);
  await api.ok('extendContract', { ...call, body: { expiresAt: new Date(Date.now() + 5 * 86_400_000).toISOString() } });
}

test('after more time whoever has still to agree to a change has the turn again', async () => {
  const contract = await asked();
  const { call, contractId, people, token, account, valueRequestId } = contract;
  await put(token, { [account]: '1235' });
  await answer(token, valueRequestId, 1);
  await sign(api, people[2]?.email);
  await expireAndExtend(contract);
  expect(await turnsOf(contractId)).toEqual([
    ['SIGNED', false],
    ['SIGNED', true],
    ['SIGNED', false],
  ]);
  await api.ok('remindReceivers', { ...call, body: {} });
  const second = await startSigning(api, people[1]?.email);
  const agreed = await api.ok('consentToValues', { token: second, path: { valueRequestId } });
  expect([agreed.sealState, agreed.waitsFor]).toEqual(['PENDING', []]);
});

test('after more time everybody has the turn again who had it, whatever their order', async () => {
  const contract = await asked();
  const before = await turnsOf(contract.contractId);
  expect(before.map(([, hasTurn]) => hasTurn)).toEqual([true, false, true]);
  await expireAndExtend(contract);
  expect(await turnsOf(contract.contractId)).toEqual(before);
  await work(api);
  for (const { email } of contract.people)
    expect((await inbox(api, email ?? '')).filter(({ subject }) => subject.includes('마감이 늘어났어요'))).toHaveLength(
      1,
    );
});
