import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEvents } from '../../../server/modules/audit/contract-events.repository.ts';
import { sortedStatuses } from '../../support/api-client.ts';
import { age, inbox, look, receiver, sent, tick, verify, work } from '../../support/contracts.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  owner = await signUp(api);
  await verify(api, owner);
});
afterAll(() => api.close());

const DAY = 86_400_000;
const kinds = async (contractId: string) => (await listEvents(api.database, contractId)).map(({ kind }) => kind);
const templates = async (contractId: string) => {
  const rows = await api.database
    .selectFrom('outboxMessages')
    .select(['template', 'recipient'])
    .where('contractId', '=', contractId)
    .orderBy('messageUuid')
    .execute();
  return rows.map(({ template, recipient }) => `${template} ${recipient}`);
};
const after = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const setState = (receiverUuid: string, state: string) =>
  sql`update receivers set state = ${state}, has_turn = false where receiver_uuid = ${receiverUuid}`.execute(
    api.database,
  );

test('cancelled once, with a reason, told to those who had heard of it', async () => {
  const { call, contractId, receivers } = await sent(api, owner, [
    receiver('정해원', { email: 'first@a.example' }),
    receiver('이도윤', { email: 'second@a.example', order: 2 }),
  ]);
  expect(await api.fails('cancelContract', call)).toBe('422 VALIDATION');
  expect(await api.fails('cancelContract', { ...call, body: { reason: ' 왜 '.trim() } })).toBe('422 VALIDATION');
  const body = { reason: '금액이 달라요' };
  const answers = await Promise.all([1, 2, 3, 4].map(() => api.call('cancelContract', { ...call, body })));
  expect(sortedStatuses(answers)).toEqual([200, 409, 409, 409]);
  expect(await look(api, owner, contractId)).toMatchObject({
    status: 'CANCELLED',
    endReason: '금액이 달라요',
    receivers: [{ hasTurn: false }, { hasTurn: false }],
  });
  expect(await kinds(contractId)).toEqual(['CREATED', 'SENT', 'CANCELLED']);
  expect(await templates(contractId)).toEqual(['SIGN_REQUEST first@a.example', 'SIGN_CANCELLED first@a.example']);
  const versions = await api.database
    .selectFrom('receivers')
    .select('linkVersion')
    .where('contractId', '=', contractId)
    .execute();
  expect(versions).toEqual(receivers.map(() => ({ linkVersion: 2 })));
  // The request was still on its way: a link that is dead is not sent any more, the cancellation is.
  await work(api);
  expect((await inbox(api, 'first@a.example')).map(({ subject }) => subject)).toEqual([
    '[도장] "2026년 근로계약서" 서명 요청이 취소됐어요',
  ]);
  for (const [id, more] of [
    ['remindReceivers', {}],
    ['extendContract', { body: { expiresAt: after(DAY * 90) } }],
    ['cancelContract', { body }],
  ] as const) {
    expect(await api.fails(id, { ...call, ...more })).toBe('409 CONTRACT_NOT_RUNNING');
  }
});

test('a reminder goes to those whose turn it is', async () => {
  const { call, contractId, receivers } = await sent(api, owner, [
    receiver('정해원', { email: 'one@b.example' }),
    receiver('이도윤', { email: 'two@b.example' }),
    receiver('김지수', { email: 'three@b.example', order: 2 }),
  ]);
  const ids = receivers.map(({ receiverUuid }) => receiverUuid);
  expect(await api.ok('remindReceivers', call)).toEqual({ receiverUuids: ids.slice(0, 2) });
  expect(await api.ok('remindReceivers', { ...call, body: { receiverUuids: [ids[1]] } })).toEqual({
    receiverUuids: [ids[1]],
  });
  expect(await api.fails('remindReceivers', { ...call, body: { receiverUuids: [ids[2]] } })).toBe('409 NOT_THEIR_TURN');
  const once = { ...call, key: 'remind' };
  expect(await api.ok('remindReceivers', once)).toEqual(await api.ok('remindReceivers', once));
  expect((await templates(contractId)).filter((one) => one.startsWith('SIGN_REMINDER'))).toEqual([
    'SIGN_REMINDER one@b.example',
    'SIGN_REMINDER two@b.example',
    'SIGN_REMINDER two@b.example',
    'SIGN_REMINDER one@b.example',
    'SIGN_REMINDER two@b.example',
  ]);
  expect((await kinds(contractId)).filter((kind) => kind === 'REMINDED')).toHaveLength(3);
});

test('the deadline ends it, once, whoever looks; more time opens it again', async () => {
  const { call, contractId, receivers } = await sent(api, owner, [
    receiver('정해원', { email: 'done@c.example' }),
    receiver('이도윤', { email: 'late@c.example' }),
  ]);
  await setState(receivers[0]?.receiverUuid ?? '', 'SIGNED');
  await tick(api);
  expect((await look(api, owner, contractId)).status).toBe('IN_PROGRESS');
  await age(api, contractId, 'expires_at');
  expect(await api.fails('remindReceivers', call)).toBe('409 CONTRACT_NOT_RUNNING');
  await Promise.all([tick(api), tick(api), tick(api), tick(api)]);
  expect(await look(api, owner, contractId)).toMatchObject({
    status: 'EXPIRED',
    receivers: [{ state: 'SIGNED' }, { state: 'NOTIFIED', hasTurn: false }],
  });
  expect(await kinds(contractId)).toEqual(['CREATED', 'SENT', 'EXPIRED']);
  expect((await templates(contractId)).slice(2)).toEqual([`CONTRACT_EXPIRED ${owner.email}`]);

  expect(await api.fails('extendContract', { ...call, body: { expiresAt: after(-DAY) } })).toBe('422 EXPIRY_NOT_LATER');
  const state = await api.ok('extendContract', { ...call, body: { expiresAt: after(5 * DAY) } });
  expect(state.status).toBe('IN_PROGRESS');
  expect(await look(api, owner, contractId)).toMatchObject({
    endedAt: null,
    receivers: [
      { state: 'SIGNED', hasTurn: false },
      { state: 'NOTIFIED', hasTurn: true },
    ],
  });
  expect((await templates(contractId)).slice(3)).toEqual([
    'SIGN_EXTENDED done@c.example',
    'SIGN_EXTENDED late@c.example',
  ]);
  expect((await kinds(contractId)).at(-1)).toBe('EXTENDED');
  await sql`update contracts set status = 'EXPIRED', expires_at = now() - interval '31 days'
             where contract_id = ${contractId}`.execute(api.database);
  expect(await api.fails('extendContract', { ...call, body: { expiresAt: after(DAY) } })).toBe(
    '409 CONTRACT_NOT_RUNNING',
  );
});

test('what is being sealed does not expire, and cannot be cancelled', async () => {
  const { call, contractId } = await sent(api, owner);
  await api.database
    .updateTable('contracts')
    .set({ sealState: 'PENDING' })
    .where('contractId', '=', contractId)
    .execute();
  await age(api, contractId, 'expires_at');
  await age(api, contractId, 'next_reminder_at');
  await tick(api);
  expect((await look(api, owner, contractId)).status).toBe('IN_PROGRESS');
  expect(await api.fails('cancelContract', { ...call, body: { reason: '그만둬요' } })).toBe('409 CONTRACT_NOT_RUNNING');
});

test('reminders go by themselves, once for each morning', async () => {
  const { contractId } = await sent(api, owner, [receiver('정해원', { email: 'morning@d.example' })]);
  const due = async () =>
    await api.database
      .selectFrom('contracts')
      .select(['expiresAt', 'nextReminderAt'])
      .where('contractId', '=', contractId)
      .executeTakeFirstOrThrow();
  const { expiresAt, nextReminderAt } = await due();
  // 09:00 in Seoul on the third day before 23:59.
  expect((expiresAt?.getTime() ?? 0) - (nextReminderAt?.getTime() ?? 0)).toBe(3 * DAY + (14 * 60 + 59) * 60_000);
  await age(api, contractId, 'next_reminder_at');
  await Promise.all([tick(api), tick(api), tick(api)]);
  const reminders = async () => (await templates(contractId)).filter((one) => one.startsWith('SIGN_REMINDER'));
  expect(await reminders()).toEqual(['SIGN_REMINDER morning@d.example']);
  expect((await due()).nextReminderAt).toEqual(nextReminderAt);
  expect((await listEvents(api.database, contractId)).at(-1)).toMatchObject({
    kind: 'REMINDED',
    actor: { kind: 'SYSTEM' },
  });
});

test('a corrected contact gets their own link, and the wrong one receives nothing more', async () => {
  const { call, contractId, receivers } = await sent(api, owner, [receiver('나도운', { email: 'wrong@e.example' })]);
  const receiverUuid = receivers[0]?.receiverUuid ?? '';
  const path = { contractId, receiverUuid };
  const fails = (body: object) => api.fails('correctReceiver', { ...call, path, body });
  expect(await fails({})).toBe('400 MALFORMED');
  expect(await fails({ email: null })).toBe('422 VALIDATION');
  expect(await fails({ email: 'no address' })).toBe('422 VALIDATION');
  expect(await fails({ name: ' ' })).toBe('422 VALIDATION');
  expect(await fails({ channels: ['SMS'] })).toBe('422 VALIDATION');
  expect(await fails({ accessCode: 'a  ' })).toBe('422 VALIDATION');
  const body = { name: '나도윤', email: 'right@e.example' };
  expect(await api.ok('correctReceiver', { ...call, path, body })).toMatchObject({ ...body, state: 'NOTIFIED' });
  await work(api);
  expect(await inbox(api, 'wrong@e.example')).toEqual([]);
  expect(await inbox(api, 'right@e.example')).toHaveLength(1);
  const ledger = await api.ok('listContractMessages', { token: owner.accessJwt, path: { contractId } });
  expect(ledger).toMatchObject([
    { to: 'wrong@e.example', status: 'FAILED', reason: '이제 쓸 수 없는 링크라서 보내지 않았어요.' },
    { to: 'right@e.example', status: 'SENT' },
  ]);
  const events = await listEvents(api.database, contractId);
  expect(events.map(({ kind }) => kind)).toEqual([
    'CREATED',
    'SENT',
    'CONTACT_CORRECTED',
    'MESSAGE_FAILED',
    'MESSAGE_SENT',
  ]);
  expect(events[2]?.data).toMatchObject({
    before: { name: '나도운' },
    after: { name: '나도윤', email: 'ri***@e.example' },
  });
  expect(await api.ok('listContracts', { token: owner.accessJwt, query: { search: '나도윤' } })).toMatchObject({
    total: 1,
  });
  await api.ok('correctReceiver', { ...call, path, body: { accessCode: '다른 비밀번호', accessCodeHint: '새로' } });
  expect((await kinds(contractId)).at(-1)).toBe('ACCESS_CODE_CHANGED');
  await setState(receiverUuid, 'SIGNED');
  expect(await fails({ name: '다른 사람' })).toBe('409 RECEIVER_DONE');
});

test('a member who replaces another finds the contract in their list, and the other no longer does', async () => {
  const first = await join(api, owner);
  const second = await join(api, owner);
  const { call, contractId, receivers } = await sent(api, owner, [receiver('배준호', { email: first.email })]);
  const mine = async (person: Person) =>
    (await api.ok('listContracts', { token: person.accessJwt, query: { tab: 'MY_TURN' } })).counts;
  expect(await mine(first)).toMatchObject({ ALL: 1, MY_TURN: 1 });
  const path = { contractId, receiverUuid: receivers[0]?.receiverUuid ?? '' };
  await api.ok('correctReceiver', { ...call, path, body: { email: second.email } });
  expect([await mine(first), await mine(second)]).toMatchObject([
    { ALL: 0, MY_TURN: 0 },
    { ALL: 1, MY_TURN: 1 },
  ]);
  expect(await api.fails('getContract', { token: first.accessJwt, path: { contractId } })).toBe('404 NOT_FOUND');
});

test('sent again by another channel, or handed over as a link', async () => {
  const { call, contractId, receivers } = await sent(api, owner, [
    receiver('정해원', { email: 'again@f.example', phone: '01099998888' }),
    receiver('이도윤', { order: 2, email: 'later@f.example' }),
  ]);
  const [now, later] = receivers.map(({ receiverUuid }) => ({ ...call, path: { contractId, receiverUuid } }));
  const { messageId } = await api.ok('resendMessage', { ...now, body: { channel: 'SMS' } });
  const ledger = await api.ok('listContractMessages', call);
  expect(ledger.find((one) => one.messageId === messageId)).toMatchObject({ channel: 'SMS', to: '01099998888' });
  expect(await api.fails('resendMessage', { ...later, body: { channel: 'MAIL' } })).toBe('409 NOT_THEIR_TURN');
  expect(await api.fails('giveLink', { ...later })).toBe('409 NOT_THEIR_TURN');
  const { link } = await api.ok('giveLink', { ...now });
  const secret = new URL(link).searchParams.get('t') ?? '';
  const row = await api.database
    .selectFrom('receiverLinks')
    .selectAll()
    .where('secretSha256', '=', createHash('sha256').update(secret).digest())
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ receiverUuid: receivers[0]?.receiverUuid, linkVersion: 1, messageUuid: null });
  expect((await kinds(contractId)).at(-1)).toBe('LINK_GIVEN');
  const nobody = { ...call, path: { contractId, receiverUuid: contractId } };
  expect(await api.fails('giveLink', nobody)).toBe('404 NOT_FOUND');
});

test('the history is the chain, in words', async () => {
  const { call, contractId } = await sent(api, owner, [receiver('정해원', { email: 'words@g.example' })]);
  await api.ok('remindReceivers', call);
  const events = await api.ok('listContractEvents', call);
  expect(events.map(({ index, words }) => [index, words])).toEqual([
    [0, '문서를 만들었어요'],
    [1, '문서를 1명에게 보냈어요'],
    [2, '1명에게 다시 알렸어요'],
  ]);
  expect(events[0]).toMatchObject({ actor: { kind: 'MEMBER', name: '김지수' }, ip: '127.0.0.1', receiverUuid: null });
  await work(api);
  expect((await api.ok('listContractEvents', call)).at(-1)).toMatchObject({
    words: '정해원 님에게 메일을 보냈어요',
    actor: { kind: 'SYSTEM', name: null },
  });
  expect(contractId).toBe((await look(api, owner, contractId)).contractId);
});

test('nothing of it is there for anybody else, and reading is not acting', async () => {
  const { contractId, receivers } = await sent(api, owner);
  const stranger = await signUp(api);
  const plain = await join(api, owner, ['CONTRACT_SEND']);
  const reader = await join(api, owner, ['CONTRACT_READ_ALL']);
  for (const person of [stranger, plain, reader]) await verify(api, person);
  const path = { contractId, receiverUuid: receivers[0]?.receiverUuid ?? '' };
  const acts = [
    ['cancelContract', { reason: '그만둬요' }],
    ['remindReceivers', undefined],
    ['extendContract', { expiresAt: after(90 * DAY) }],
    ['correctReceiver', { name: '다른 사람' }],
    ['resendMessage', { channel: 'MAIL' }],
    ['giveLink', undefined],
  ] as const;
  for (const [id, body] of acts) {
    const call = { path, ...(body && { body }) };
    for (const person of [stranger, plain])
      expect([id, await api.fails(id, { ...call, token: person.accessJwt })]).toEqual([id, '404 NOT_FOUND']);
    expect([id, await api.fails(id, { ...call, token: reader.accessJwt })]).toEqual([id, '403 FORBIDDEN']);
  }
  for (const id of ['listContractEvents', 'listContractMessages', 'getContractDocument'] as const) {
    expect([id, await api.fails(id, { path, token: stranger.accessJwt })]).toEqual([id, '404 NOT_FOUND']);
    expect((await api.call(id, { path, token: reader.accessJwt })).status).toBe(200);
  }
  expect(await api.fails('getContractDocument', { path })).toBe('401 UNAUTHENTICATED');
  expect(await api.fails('getContractDocument', { path, query: { sig: 'x' } })).toBe('403 ADDRESS_FORGED');
});
