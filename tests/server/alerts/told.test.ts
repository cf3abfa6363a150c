import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAlertJobs } from '../../../server/modules/alerts/alerts.jobs.ts';
import { recordAlertCause } from '../../../server/modules/alerts/causes/cause-alerts.ts';
import { alertsOf } from '../../support/alerts.ts';
import { inbox, receiver, sent, verify, work } from '../../support/contracts.ts';
import { runRecurring } from '../../support/jobs.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { sendContract, sign, startSigning } from '../../support/signing.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

const fold = () => runRecurring(createAlertJobs(api.deps), 'fold-alerts');
const toSeatOf = ({ organizationMemberUuid }: Person) => ({ organizationMemberUuid: organizationMemberUuid ?? '' });
const alertMailsTo = async ({ email }: Person) =>
  (await api.mailsTo(email)).filter(({ template }) => template === 'ALERTS');

async function sender() {
  const person = await signUp(api);
  await verify(api, person);
  return person;
}

test('the sender is told that somebody has signed', async () => {
  const owner = await sender();
  const { contractId, people } = await sendContract(api, owner, {
    people: [{ name: '배준호' }, { name: '최하은' }],
  });
  await sign(api, people[0]?.email);
  await fold();
  const { items } = await api.ok('listAlerts', { token: owner.accessJwt, query: {} });
  expect(items).toMatchObject([{ kind: 'SIGNED', who: '배준호', contractId, isRead: false }]);
});

test('who may not see a document any more is neither alerted nor mailed', async () => {
  const owner = await sender();
  const other = await join(api, owner);
  const { contractId } = await sent(api, owner, [receiver('배준호')]);
  const untold = { kind: 'EXPIRED', about: { contractId } } as const;
  await recordAlertCause(api.database, { ...untold, to: toSeatOf(other) });
  await recordAlertCause(api.database, { ...untold, to: toSeatOf(owner) });
  await fold();
  const rows = await api.database
    .selectFrom('alerts')
    .select('organizationMemberUuid')
    .where('contractId', '=', contractId)
    .execute();
  expect(rows).toEqual([toSeatOf(owner)]);
  expect(await alertMailsTo(other)).toEqual([]);
  expect(await alertMailsTo(owner)).toHaveLength(1);
});

test('no stored choice keeps a security alert from being mailed at once', async () => {
  const owner = await sender();
  const quiet = { quiet: { from: '00:00', to: '23:59' } };
  await api.ok('changeAlertPreferences', { token: owner.accessJwt, body: quiet });
  const silent = sql`update alert_preferences set kinds = '{"SECURITY": {"screen": false, "mail": "OFF"}}'`;
  await silent.execute(api.database);
  await recordAlertCause(api.database, { kind: 'SECURITY', to: toSeatOf(owner), words: '비밀번호를 바꿨어요' });
  await fold();
  expect(await alertMailsTo(owner)).toMatchObject([{ subject: '[도장] 비밀번호를 바꿨어요' }]);
});

test('what receivers do with a removed member’s documents reaches the owner', async () => {
  const owner = await sender();
  const member = await join(api, owner, ['CONTRACT_SEND']);
  await verify(api, member);
  const asked = await sendContract(api, member, { people: [{ name: '배준호' }] });
  const signed = await sendContract(api, member, { people: [{ name: '최하은' }, { name: '강나래' }] });
  await api.ok('withdrawMember', { token: owner.accessJwt, body: toSeatOf(member) });

  const token = await startSigning(api, asked.people[0]?.email);
  await api.ok('askQuestion', { token, body: { text: '언제까지인가요?' } });
  await api.ok('rejectContract', { token, body: { reason: '금액이 달라요.' } });
  await sign(api, signed.people[0]?.email);

  expect(await alertsOf(api, owner.accessJwt, asked)).toEqual(['QUESTION 2', 'DECLINED 2']);
  expect(await alertsOf(api, owner.accessJwt, signed)).toEqual(['SIGNED 1']);
  await work(api);
  const mailed = async ({ email }: Person) => (await inbox(api, email)).map(({ subject }) => subject);
  const [asking, declining] = [/배준호 님이 .* 물어봤어요/, /배준호 님이 거절했어요/].map((subject): string =>
    expect.stringMatching(subject),
  );
  expect(await mailed(owner)).toEqual(expect.arrayContaining([asking, declining]));
  expect(await mailed(member)).toHaveLength(1);
});

test('an owner who would be alerted anyway is alerted once in a removed member’s place', async () => {
  const owner = await sender();
  const member = await join(api, owner, ['CONTRACT_SEND']);
  await verify(api, member);
  const { contractId } = await sendContract(api, member);
  await api.ok('withdrawMember', { token: owner.accessJwt, body: toSeatOf(member) });
  const { organizationUuid } = owner;
  const held = { kind: 'SEAL_HELD', about: { contractId }, isMailed: true } as const;
  await recordAlertCause(api.database, { ...held, to: toSeatOf(member) });
  await recordAlertCause(api.database, { ...held, to: { organizationUuid, permission: 'ORGANIZATION_MANAGE' } });
  expect(await alertsOf(api, owner.accessJwt, { contractId })).toEqual(['SEAL_HELD 1']);
});
