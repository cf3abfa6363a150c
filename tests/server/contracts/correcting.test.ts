import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEvents } from '../../../server/modules/audit/contract-events.repository.ts';
import { inbox, receiver, sent, work } from '../../support/contracts.ts';
import { join, type Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const kinds = async (contractId: string) => (await listEvents(api.database, contractId)).map(({ kind }) => kind);
const setState = (receiverUuid: string, state: string) =>
  sql`update receivers set state = ${state}, has_turn = false where receiver_uuid = ${receiverUuid}`.execute(
    api.database,
  );

test('a corrected contact gets a link of his own, and the wrong one nothing more', async () => {
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
    { to: 'wrong@e.example', name: '나도운', status: 'FAILED', reason: '이제 쓸 수 없는 링크라서 보내지 않았어요.' },
    { to: 'right@e.example', name: '나도윤', status: 'SENT' },
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

test('a member who takes the place of another finds it in his list, the other no longer', async () => {
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
