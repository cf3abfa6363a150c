import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAlertJobs } from '../../../server/modules/alerts/alerts.jobs.ts';
import { recordAlertCause, recordAlertCauses } from '../../../server/modules/alerts/causes/cause-alerts.ts';
import { look, receiver, sent, verify } from '../../support/contracts.ts';
import { runRecurring } from '../../support/jobs.ts';
import { invite, join, signUp, type Person } from '../../support/people.ts';
import { startSigning, sendContract } from '../../support/signing.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

const fold = () => runRecurring(createAlertJobs(api.deps), 'fold-alerts');
const list = ({ accessJwt }: Person, query = {}) => api.ok('listAlerts', { token: accessJwt, query });
const read = ({ accessJwt }: Person, body: { all: true } | { ids: string[] }) =>
  api.ok('readAlerts', { token: accessJwt, body });
const change = ({ accessJwt }: Person, body: object) => ({ token: accessJwt, body });

async function sender() {
  const person = await signUp(api);
  await verify(api, person);
  return person;
}
const seatOf = ({ organizationMemberUuid }: { organizationMemberUuid: string | null }) => organizationMemberUuid ?? '';

test('a member whose turn it is, and a sender whose document is signed, are told of it', async () => {
  const owner = await sender();
  const member = await join(api, owner);
  const { contractId } = await sent(api, owner, [receiver('배준호', { email: member.email })]);
  await fold();
  expect(await list(member)).toMatchObject({
    unread: 1,
    next: null,
    items: [{ kind: 'MY_TURN', count: 1, contractId, isRead: false, title: '2026년 근로계약서' }],
  });
  await look(api, member, contractId);
  expect(await list(member)).toMatchObject({ unread: 0, items: [{ kind: 'MY_TURN', isRead: true }] });
  expect(await list(owner)).toMatchObject({ unread: 0, items: [] });
});

test('what happens to one document within a day is one alert until it is read', async () => {
  const owner = await sender();
  const { contractId } = await sent(api, owner, [receiver('배준호')]);
  const to = { organizationMemberUuid: seatOf(owner) };
  const about = { contractId };
  await recordAlertCause(api.database, { kind: 'SIGNED', to, about, who: '배준호', isMailed: true });
  await fold();
  await recordAlertCause(api.database, { kind: 'QUESTION', to, about, who: '최하은', isMailed: true });
  await fold();
  const { items } = await list(owner);
  expect(items).toMatchObject([{ kind: 'QUESTION', kinds: ['SIGNED', 'QUESTION'], count: 2, who: '최하은' }]);
  expect((await list(owner, { kind: 'SIGNED' })).items).toHaveLength(1);
  expect((await list(owner, { kind: 'DECLINED' })).items).toEqual([]);
  await read(owner, { ids: items.map(({ alertId }) => alertId) });
  await recordAlertCause(api.database, { kind: 'COMPLETED', to, about, isMailed: true });
  await fold();
  expect(await list(owner)).toMatchObject({ unread: 1, items: [{ kind: 'COMPLETED', count: 1 }, { isRead: true }] });
});

test('ten thousand alerts of one thing are one row, and one mail', async () => {
  const owner = await sender();
  const { contractId } = await sent(api, owner, [receiver('배준호')]);
  const to = { organizationMemberUuid: seatOf(owner) };
  const one = { kind: 'SIGNED', to, about: { contractId }, who: '배준호' } as const;
  await api.ok('changeAlertPreferences', change(owner, { kinds: [{ kind: 'SIGNED', mail: 'NOW' }] }));
  for (let batch = 0; batch < 10; batch += 1)
    await recordAlertCauses(
      api.database,
      Array.from({ length: 1_000 }, () => one),
    );
  await fold();
  expect(await list(owner)).toMatchObject({ unread: 1, items: [{ count: 10_000 }] });
  expect((await api.mailsTo(owner.email)).filter(({ template }) => template === 'ALERTS')).toHaveLength(1);
});

test('pages follow each other without a gap', async () => {
  const owner = await sender();
  const to = { organizationMemberUuid: seatOf(owner) };
  for (let day = 0; day < 25; day += 1) {
    await recordAlertCause(api.database, { kind: 'RIGHTS_CHANGED', to, isMailed: true });
    await sql`update alert_causes set at = at - ${day} * interval '1 day'`.execute(api.database);
    await fold();
  }
  const first = await list(owner, { size: 10 });
  const second = await list(owner, { size: 10, before: first.next });
  const third = await list(owner, { size: 10, before: second.next });
  const ids = [first, second, third].flatMap(({ items }) => items.map(({ alertId }) => alertId));
  expect(new Set(ids).size).toBe(25);
  expect(third.next).toBeNull();
});

test('two tabs that read everything at the same time end with the same count', async () => {
  const owner = await sender();
  const to = { organizationMemberUuid: seatOf(owner) };
  await recordAlertCauses(api.database, [
    { kind: 'RIGHTS_CHANGED', to, isMailed: true },
    { kind: 'EXPIRED', to, isMailed: true },
  ]);
  await fold();
  const answers = await Promise.all([read(owner, { all: true }), read(owner, { all: true })]);
  expect(answers).toEqual([{ unread: 0 }, { unread: 0 }]);
});

test('nobody reads the alerts of others', async () => {
  const owner = await sender();
  const stranger = await sender();
  await recordAlertCause(api.database, {
    kind: 'EXPIRED',
    to: { organizationMemberUuid: seatOf(owner) },
    isMailed: true,
  });
  await fold();
  const [alert] = (await list(owner)).items;
  await read(stranger, { ids: [alert?.alertId ?? ''] });
  expect(await list(owner)).toMatchObject({ unread: 1 });
  expect(await list(stranger)).toMatchObject({ unread: 0, items: [] });
});

test('a member who loses a right no longer sees alerts about what they cannot see', async () => {
  const owner = await sender();
  const member = await join(api, owner, ['CONTRACT_READ_ALL']);
  const { contractId } = await sent(api, owner, [receiver('배준호')]);
  const to = { organizationMemberUuid: seatOf(member) };
  await recordAlertCause(api.database, { kind: 'SIGNED', to, about: { contractId }, isMailed: true });
  await fold();
  expect(await list(member)).toMatchObject({ unread: 1, items: [{ contractId }] });
  const body = { organizationMemberUuid: seatOf(member), permissions: [] };
  await api.ok('changePermissions', { token: owner.accessJwt, body });
  await recordAlertCause(api.database, { kind: 'COMPLETED', to, about: { contractId }, isMailed: true });
  await fold();
  expect(await list(member)).toMatchObject({ unread: 1, items: [{ kind: 'RIGHTS_CHANGED' }] });
});

test('security cannot be silenced, and its mail does not wait', async () => {
  const owner = await sender();
  for (const kind of [
    { kind: 'SECURITY', screen: false },
    { kind: 'SECURITY', mail: 'OFF' },
    { kind: 'MY_TURN', mail: 'DAY' },
  ])
    expect(await api.fails('changeAlertPreferences', change(owner, { kinds: [kind] }))).toBe('422 ALERT_FIXED');
  // Security alerts ignore the preferences in the database.
  await api.ok('changeAlertPreferences', change(owner, { quiet: { from: '00:00', to: '23:59' } }));
  await sql`update alert_preferences set kinds = '{"SECURITY": {"screen": false, "mail": "OFF"}}'`.execute(
    api.database,
  );
  const body = { password: 'Barley-Field-71', newPassword: 'Meadow-Stone-48' };
  await api.ok('changePassword', { token: owner.accessJwt, body });
  await fold();
  expect((await list(owner)).items).toMatchObject([{ kind: 'SECURITY', words: '비밀번호를 바꿨어요' }]);
  expect((await api.mailsTo(owner.email)).map(({ template }) => template)).toContain('PASSWORD_CHANGED');
});

test('what a member does not want on the screen is not there, and is mailed nevertheless', async () => {
  const owner = await sender();
  const wish = { kinds: [{ kind: 'EXPIRED', screen: false, mail: 'NOW' }] };
  expect(await api.ok('changeAlertPreferences', change(owner, wish))).toMatchObject({ quiet: null });
  await recordAlertCause(api.database, { kind: 'EXPIRED', to: { organizationMemberUuid: seatOf(owner) } });
  await fold();
  expect((await list(owner)).items).toEqual([]);
  expect((await api.mailsTo(owner.email)).filter(({ template }) => template === 'ALERTS')).toHaveLength(1);
});

test('everything of a day is in one mail, also across midnight', async () => {
  const owner = await sender();
  const to = { organizationMemberUuid: seatOf(owner) };
  // One second before midnight in Seoul, and one second after.
  for (const at of ['2036-11-20T14:59:59Z', '2036-11-20T15:00:01Z']) {
    await recordAlertCause(api.database, { kind: 'RIGHTS_CHANGED', to });
    await sql`update alert_causes set at = ${at}`.execute(api.database);
    await fold();
  }
  const { rows } = await sql<{ dueAt: Date }>`
    select due_at from alert_mails where organization_member_uuid = ${seatOf(owner)}`.execute(api.database);
  expect(rows.map(({ dueAt }) => dueAt.toISOString())).toEqual(Array(2).fill('2036-11-21T00:00:00.000Z'));
  const mails = async () => (await api.mailsTo(owner.email)).filter(({ template }) => template === 'ALERTS');
  expect(await mails()).toEqual([]);
  await sql`update alert_mails set due_at = now()`.execute(api.database);
  await fold();
  await fold();
  expect(await mails()).toMatchObject([{ subject: '[도장] 조직에서 할 수 있는 일이 바뀌었어요 외 1건' }]);
});

test('a sender who wants no mail of a completed document gets none from the act either', async () => {
  const owner = await sender();
  await api.ok('changeAlertPreferences', change(owner, { kinds: [{ kind: 'DECLINED', mail: 'DAY' }] }));
  await sendContract(api, owner, { people: [{ name: '배준호', email: 'junho@alerts.example' }] });
  const token = await startSigning(api, 'junho@alerts.example');
  await api.ok('rejectContract', { token, body: { reason: '내용이 달라요' } });
  await fold();
  expect((await list(owner)).items).toMatchObject([{ kind: 'DECLINED', who: '배준호', words: '' }]);
  expect((await api.mailsTo(owner.email)).map(({ template }) => template)).not.toContain('CONTRACT_DECLINED');
});

test('somebody who has an account is told of an invitation where they already are', async () => {
  const owner = await sender();
  const other = await sender();
  await invite(api, owner, other.email);
  await fold();
  expect((await list(other)).items).toMatchObject([{ kind: 'INVITED' }]);
});
