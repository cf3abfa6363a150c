import { afterAll, beforeAll, expect, test } from 'vitest';
import { sortedStatuses } from '../../support/api-client.ts';
import { inbox, look, work } from '../../support/contracts.ts';
import { formOf } from '../../support/files.ts';
import type { Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { newestLink } from '../../support/receiving.ts';
import { complete, fill, startSigning, sendContract, sign } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const REASON = '급여가 이야기한 것과 달라요.';
const eventsOf = async (call: { token: string; path: { contractId: string } }) =>
  (await api.ok('listContractEvents', call)).map(({ kind }) => kind);

test('a refusal ends the contract for everybody, and what was not given is gone', async () => {
  const { call, contractId, people, receivers } = await sendContract(api, owner, { people: [{}, {}, {}] });
  await sign(api, people[0]?.email);
  const second = await startSigning(api, people[1]?.email);
  const third = await startSigning(api, people[2]?.email);
  const version = await fill(api, third);
  const raw = formOf([{ name: 'file', bytes: await drawPng(), filename: 'a.png', type: 'image/png' }]);
  await api.ok('attachFile', { token: third, raw });
  expect(await api.fails('rejectContract', { token: second, body: { reason: ' 아 ' } })).toBe('422 VALIDATION');
  const said = { token: second, body: { reason: REASON }, key: 'no' };
  expect(await api.ok('rejectContract', said)).toEqual({
    state: 'REJECTED',
    contractStatus: 'REJECTED',
    sealState: 'NONE',
    waitsFor: [],
  });
  // If the response was lost, repeating the request returns it again. Any other request fails, because the contract has
  // ended.
  expect((await api.ok('rejectContract', said)).contractStatus).toBe('REJECTED');
  expect(await api.fails('rejectContract', { ...said, key: 'other' })).toBe('410 CONTRACT_REJECTED');
  expect((await complete(api, third, version)).error.errorCode).toBe('CONTRACT_REJECTED');
  const ended = await look(api, owner, contractId);
  expect([ended.status, ended.endReason]).toEqual(['REJECTED', REASON]);
  expect(ended.receivers.some(({ hasTurn }) => hasTurn)).toBe(false);
  // Members can still see the values that were already submitted.
  expect(ended.values.map(({ receiverUuid }) => receiverUuid)).toEqual([receivers[0]?.receiverUuid]);
  const left = await api.database
    .selectFrom('receiverDrafts')
    .select('receiverUuid')
    .where('receiverUuid', '=', receivers[2]?.receiverUuid ?? '')
    .execute();
  expect(left).toEqual([]);
  expect(await eventsOf(call)).toContain('DECLINED');
  await work(api);
  for (const place of [0, 2])
    expect((await inbox(api, people[place]?.email ?? '')).at(-1)?.subject).toContain('거절되어 끝났어요');
  expect((await inbox(api, owner.email)).at(-1)?.bodyText).toContain(REASON);
});

test('of a refusal and a signature at the same moment one wins', async () => {
  const { contractId, people } = await sendContract(api, owner, { people: [{}, {}] });
  await sign(api, people[0]?.email);
  const token = await startSigning(api, people[1]?.email);
  const version = await fill(api, token);
  const answers = await Promise.all([
    complete(api, token, version),
    api.call('rejectContract', { token, body: { reason: REASON } }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { status, sealState } = await look(api, owner, contractId);
  expect([status, sealState]).toEqual(answers[0].status === 200 ? ['IN_PROGRESS', 'PENDING'] : ['REJECTED', 'NONE']);
});

test('a seat is handed on once, with its fields and its ways of verification', async () => {
  const { call, contractId, people, receivers } = await sendContract(api, owner, {
    people: [{ title: '대표이사' }, { order: 2 }],
  });
  const token = await startSigning(api, people[0]?.email);
  await fill(api, token);
  const fails = (body: object) => api.fails('delegateSigning', { token, body });
  expect(await fails({ name: '  ', email: 'x@out.example' })).toBe('422 NAME_INVALID');
  expect(await fails({ name: '정해원' })).toBe('422 VALIDATION');
  expect(await fails({ name: '정해원', phone: '02-123-4567' })).toBe('422 VALIDATION');
  expect(await fails({ name: '이도윤', email: people[0]?.email?.toUpperCase() })).toBe('422 DELEGATE_SELF');
  const body = { name: '정해원', email: 'delegate@out.example' };
  expect(await api.ok('delegateSigning', { token, body, key: 'd' })).toMatchObject({
    state: 'DELEGATED',
    contractStatus: 'IN_PROGRESS',
    waitsFor: ['정해원'],
  });
  expect(await api.fails('getSignContract', { token })).toBe('410 DELEGATED');
  expect(await api.fails('openLink', { body: { linkToken: await newestLink(api, people[0]?.email ?? '') } })).toBe(
    '410 DELEGATED',
  );
  const after = await look(api, owner, contractId);
  expect(after.receivers.map(({ name, state, order, title }) => [name, state, order, title])).toEqual([
    ['이도윤', 'DELEGATED', 1, '대표이사'],
    ['정해원', 'NOTIFIED', 1, '대표이사'],
    ['한유나', 'WAITING', 2, ''],
  ]);
  const seat = after.receivers[1]?.receiverUuid;
  expect(after.fields.filter(({ receiverUuid }) => receiverUuid === seat)).toHaveLength(1);
  expect(after.fields.some(({ receiverUuid }) => receiverUuid === receivers[0]?.receiverUuid)).toBe(false);
  expect((await inbox(api, owner.email)).at(-1)?.subject).toContain('정해원 님에게 맡겼어요');
  await work(api);
  const mail = (await inbox(api, 'delegate@out.example'))[0]?.bodyText;
  expect(mail).toMatch(/^한빛물산 주식회사\n\n정해원 님, 안녕하세요\.\n\n이도윤 님이 서명을 맡겼어요/);
  const linkToken = await newestLink(api, 'delegate@out.example');
  expect((await api.ok('openLink', { body: { linkToken } })).letter.isDelegated).toBe(true);
  const again = await startSigning(api, 'delegate@out.example');
  expect(
    await api.fails('delegateSigning', { token: again, body: { name: '또 다른 이', email: 'third@out.example' } }),
  ).toBe('409 ALREADY_DELEGATED');
  const signed = await complete(api, again, await fill(api, again));
  expect(signed.result).toMatchObject({ state: 'SIGNED', waitsFor: ['한유나'] });
  expect(await eventsOf(call)).toContain('DELEGATED');
});

test('handing on needs what the verification needs, and the sender’s leave', async () => {
  const closed = await sendContract(api, owner, { settings: { allowDelegate: false } });
  const token = await startSigning(api, closed.people[0]?.email);
  const body = { name: '정해원', email: 'd2@out.example' };
  expect(await api.fails('delegateSigning', { token, body })).toBe('403 DELEGATION_NOT_ALLOWED');
  const open = await sendContract(api, owner);
  await api.database
    .updateTable('receivers')
    .set({ verifications: ['PHONE_CODE'] })
    .where('receiverUuid', '=', open.receivers[0]?.receiverUuid ?? '')
    .execute();
  const { token: verifying } = await api
    .ok('openLink', { body: { linkToken: await newestLink(api, open.people[0]?.email ?? '') } })
    .then(({ accessJwt }) => ({ token: accessJwt }));
  // Receivers can't delegate before they have verified themselves.
  expect(await api.fails('delegateSigning', { token: verifying, body })).toBe('401 UNAUTHENTICATED');
});

test('two delegations at the same moment are one', async () => {
  const { contractId, people } = await sendContract(api, owner);
  const token = await startSigning(api, people[0]?.email);
  const to = (email: string) => api.call('delegateSigning', { token, body: { name: '정해원', email } });
  expect(sortedStatuses(await Promise.all([to('d3@out.example'), to('d4@out.example')]))).toEqual([200, 410]);
  expect((await look(api, owner, contractId)).receivers).toHaveLength(2);
});
