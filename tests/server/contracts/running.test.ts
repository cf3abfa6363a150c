import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEvents } from '../../../server/modules/audit/contract-events.repository.ts';
import { alertsOf } from '../../support/alerts.ts';
import { sortedStatuses } from '../../support/api-client.ts';
import { age, inbox, look, receiver, sent, tick, verify, work } from '../../support/contracts.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
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
  // The request was still waiting to be sent. A dead link isn't sent any more, but the cancellation is.
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
  expect(await alertsOf(api, owner.accessJwt, { contractId })).toEqual(['EXPIRED 1']);

  expect(await api.fails('extendContract', { ...call, body: { expiresAt: after(-DAY) } })).toBe('422 EXPIRY_NOT_LATER');
  expect(await api.fails('extendContract', { ...call, body: { expiresAt: after(367 * DAY) } })).toBe(
    '422 EXPIRY_TOO_FAR',
  );
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
  // 09:00 in Seoul on the third day before the deadline at 23:59.
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
  expect(await alertsOf(api, owner.accessJwt, { contractId })).toEqual(['EXPIRING 1']);
});

test('the history is the chain, in words', async () => {
  const { call, contractId } = await sent(api, owner, [receiver('정해원', { email: 'words@g.example' })]);
  await api.ok('remindReceivers', call);
  const events = await api.ok('listContractEvents', call);
  expect(events.map(({ index, words }) => [index, words])).toEqual([
    [0, '보낼 문서를 확정했어요'],
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
