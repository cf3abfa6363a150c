import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { openContentLibrary } from '../../../server/content/pages/open-content.ts';
import { createAlertJobs } from '../../../server/modules/alerts/alerts.jobs.ts';
import { ALERT_KINDS, isAlertKind, type AlertKind } from '../../../server/modules/alerts/causes/alert-kinds.ts';
import { createAccountActs } from '../../support/alerting/account-acts.ts';
import type { Act } from '../../support/alerting/act.ts';
import { createDocumentActs } from '../../support/alerting/document-acts.ts';
import { createMoneyActs } from '../../support/alerting/money-acts.ts';
import { createSealingActs } from '../../support/alerting/sealing-acts.ts';
import { createContentFolder, noticeFile } from '../../support/content-folder.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { runRecurring } from '../../support/jobs.ts';
import { startPaying, type Paying } from '../../support/paying.ts';
import type { Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

/** A missing kind is a type error here. */
let acts: Record<AlertKind, Act>;
let api: TestApp;
let sealing: TestApp;
let paying: Paying;
let folder: Awaited<ReturnType<typeof createContentFolder>>;
const engine = createTestEngine();
beforeAll(async () => {
  folder = await createContentFolder({ 'notices/news.md': noticeFile('새 소식', '2026-11-19') });
  const content = await openContentLibrary(folder.folder);
  const app = await createSenderApp();
  ({ api } = app);
  sealing = await createTestApp({ documents: engine, isTamperedWith: true, takesFilesIn: true });
  paying = await startPaying();
  acts = {
    ...createDocumentActs(api),
    ...createSealingActs(sealing),
    ...createAccountActs({ ...app, content }),
    ...createMoneyActs(paying),
  };
});
beforeEach(() => paying.restore());
afterAll(async () => {
  await api.close();
  await sealing.close();
  await paying.close();
  await engine.close();
  await folder.close();
});

const KINDS = Object.keys(ALERT_KINDS).filter(isAlertKind);
const CHOOSABLE = KINDS.filter((kind) => !ALERT_KINDS[kind].isMailFixed);
const FIXED = KINDS.filter((kind) => ALERT_KINDS[kind].isMailFixed);

const inSeoul = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' });
const clockIn = (hours: number) => inSeoul.format(Date.now() + hours * 3_600_000);
const createQuietHours = () => ({ from: clockIn(-2), to: clockIn(2) });

const choose = ({ api: server }: Act, { accessJwt: token }: Person, body: object) =>
  server.call('changeAlertPreferences', { token, body });
const fold = ({ api: server }: Act) => runRecurring(createAlertJobs(server.deps), 'fold-alerts');

/** Lists the emails that an action sends itself, and those of its alerts. */
async function listMailed({ api: server, mail }: Act, { email }: Person) {
  const rows = await server.database
    .selectFrom('outboxMessages')
    .select('template')
    .where('recipient', '=', email)
    .where('template', 'in', [mail, 'ALERTS'])
    .execute();
  return rows.map(({ template }) => template);
}

/** Lists when the waiting emails are due, in Seoul time. */
async function listWaiting({ api: server }: Act, { organizationMemberUuid }: Person) {
  const { rows } = await sql<{ kind: string; dueAt: Date }>`
    select kind, due_at from alert_mails where organization_member_uuid = ${organizationMemberUuid}`.execute(
    server.database,
  );
  return rows.map(({ kind, dueAt }) => `${kind} ${inSeoul.format(dueAt)}`);
}

async function listShown({ api: server }: Act, { organizationMemberUuid }: Person) {
  const { rows } = await sql<{ kind: string }>`
    select unnest(kinds) as kind from alerts where organization_member_uuid = ${organizationMemberUuid}`.execute(
    server.database,
  );
  return rows.map(({ kind }) => kind);
}

async function passWaiting(act: Act) {
  await sql`update alert_mails set due_at = now()`.execute(act.api.database);
  await fold(act);
  await fold(act);
}

describe.each(CHOOSABLE)('%s', (kind) => {
  async function perform(body: object) {
    const act = acts[kind];
    const person = await act.prepare();
    expect((await choose(act, person, body)).status).toBe(200);
    await act.perform(person);
    await fold(act);
    expect(await listShown(act, person)).toContain(kind);
    return { act, person };
  }

  it('is mailed at once, once', async () => {
    const { act, person } = await perform({ kinds: [{ kind, mail: 'NOW' }] });
    expect(await listMailed(act, person)).toEqual([act.mail]);
    await passWaiting(act);
    expect(await listMailed(act, person)).toEqual([act.mail]);
  });

  it('waits for the mail of the day', async () => {
    const { act, person } = await perform({ kinds: [{ kind, mail: 'DAY' }] });
    expect(await listMailed(act, person)).toEqual([]);
    expect(await listWaiting(act, person)).toEqual([`${kind} 09:00`]);
    await passWaiting(act);
    expect(await listMailed(act, person)).toEqual(['ALERTS']);
  });

  it('is not mailed', async () => {
    const { act, person } = await perform({ kinds: [{ kind, mail: 'OFF' }] });
    await passWaiting(act);
    expect(await listMailed(act, person)).toEqual([]);
  });

  it('waits for the end of quiet hours', async () => {
    const quiet = createQuietHours();
    const { act, person } = await perform({ kinds: [{ kind, mail: 'NOW' }], quiet });
    expect(await listMailed(act, person)).toEqual([]);
    expect(await listWaiting(act, person)).toEqual([`${kind} ${quiet.to}`]);
    await passWaiting(act);
    expect(await listMailed(act, person)).toEqual(['ALERTS']);
  });
});

describe.each(FIXED)('%s', (kind) => {
  it.each(['DAY', 'OFF'])(
    'is mailed by its act, once, in quiet hours as well and though %s is stored',
    async (mail) => {
      const act = acts[kind];
      const person = await act.prepare();
      expect((await choose(act, person, { kinds: [{ kind, mail }] })).error.errorCode).toBe('ALERT_FIXED');
      await choose(act, person, { quiet: createQuietHours() });
      await sql`update alert_preferences set kinds = ${JSON.stringify({ [kind]: { mail } })}
               where organization_member_uuid = ${person.organizationMemberUuid}`.execute(act.api.database);
      await act.perform(person);
      await fold(act);
      await passWaiting(act);
      expect(await listShown(act, person)).toContain(kind);
      expect(await listMailed(act, person)).toEqual([act.mail]);
    },
  );
});

it('lets nobody switch security off', async () => {
  const act = acts.SECURITY;
  const person = await act.prepare();
  const refused = await choose(act, person, { kinds: [{ kind: 'SECURITY', screen: false }] });
  expect(refused.error.errorCode).toBe('ALERT_FIXED');
  await sql`insert into alert_preferences (organization_member_uuid, kinds)
    values (${person.organizationMemberUuid}, '{"SECURITY": {"screen": false, "mail": "OFF"}}')`.execute(api.database);
  await act.perform(person);
  await fold(act);
  expect(await listShown(act, person)).toEqual(['SECURITY']);
  expect(await listMailed(act, person)).toEqual(['PASSWORD_CHANGED']);
});
