import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { MemberSeat } from '../server/contract/access.ts';
import { connectDatabase } from '../server/database/connect.ts';
import { startCluster } from '../server/database/embedded-cluster.ts';
import { migrate } from '../server/database/migrate.ts';
import type { NewEvent } from '../server/audit/events.ts';
import { recordAlertCause } from '../server/modules/alerts/causes/cause-alerts.ts';
import { markAlertsRead } from '../server/modules/alerts/causes/read-alerts.repository.ts';
import { foldAlerts } from '../server/modules/alerts/fold-alerts.ts';
import {
  countUnread,
  createNewestAlertsQuery,
  listMemberAlerts,
} from '../server/modules/alerts/listed-alerts.repository.ts';
import { appendEvents } from '../server/modules/audit/contract-events.repository.ts';
import { createOutbox } from '../server/modules/messages/outbox.ts';
import { attachSecrets } from '../server/security/connection-secrets.ts';
import { createSecrets } from '../server/security/secrets.ts';
import { fillAudiences } from './lib/fill-audiences.ts';
import { saveResults } from './lib/results.ts';
import { median } from './lib/usage.ts';

/**
 * Measures how much an alert adds to an action, and how long a member with many alerts waits. Actions with and without
 * alerts alternate, so that both run under the same conditions.
 */
const ALERTS = 10_000;
const ROUNDS = 1_500;
const LOOKS = 100;
const PAGE = 20;

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-bench-'));
const cluster = await startCluster({ dataDir });
const connected = connectDatabase({ connectionString: cluster.connectionString, max: 1 });
const { database } = connected;
const secrets = createSecrets(randomBytes(32));
attachSecrets(database, secrets);
const listNewest = createNewestAlertsQuery(connected);
await migrate(connected.pool);
const { sender } = await fillAudiences(connected.pool, { seat: randomUUID(), contracts: ALERTS, audiences: 0 });
const { organizationUuid } = await database
  .selectFrom('organizationMembers')
  .select('organizationUuid')
  .where('organizationMemberUuid', '=', sender)
  .executeTakeFirstOrThrow();
const member: MemberSeat = {
  organizationMemberUuid: sender,
  organizationUuid,
  isOwner: false,
  permissions: new Set(),
  audienceUuids: [],
};
const contracts = await database.selectFrom('contracts').select('contractId').execute();
const to = { organizationMemberUuid: sender };

async function time(work: () => Promise<unknown>) {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

const round = (value: number) => Math.round(value * 1_000) / 1_000;

type Telling = 'nobody' | 'in a statement of its own' | 'with the event';
const outbox = createOutbox(secrets, { payText: async () => true });
const MAIL = {
  to: 'jisu@hanbit.example',
  template: 'BENCH',
  subject: '서명했어요',
  text: '서명했어요',
  html: '<p>서명했어요',
};

/** The smallest possible action: one changed row and one event in the chain. */
const act = (contractId: string, telling: Telling) =>
  database.transaction().execute(async (transaction) => {
    const at = new Date();
    await transaction.updateTable('contracts').set({ movedAt: at }).where('contractId', '=', contractId).execute();
    const cause = { kind: 'SIGNED', to, about: { contractId }, who: '이도윤' } as const;
    const event: NewEvent = { kind: 'ALL_SIGNED', at, actor: { kind: 'SYSTEM' }, data: {} };
    await appendEvents(transaction, contractId, [event], telling === 'with the event' ? [cause] : []);
    if (telling === 'in a statement of its own') await recordAlertCause(transaction, cause);
  });

const mail = (contractId: string, isTold: boolean) =>
  database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('contracts')
      .set({ movedAt: new Date() })
      .where('contractId', '=', contractId)
      .execute();
    const causes = isTold ? [{ kind: 'COMPLETED', to, about: { contractId }, isMailed: true } as const] : [];
    await outbox.enqueue(transaction, MAIL, { contractId, receiverUuid: null, linkVersion: null }, { causes });
  });

/** Compares, within the same round, an action that causes an alert with one that doesn't. */
async function measureActs() {
  const rest = contracts.map(({ contractId }) => contractId);
  async function timeNext(telling: Telling) {
    const contractId = rest.pop() ?? '';
    await act(contractId, 'nobody');
    return time(() => act(contractId, telling));
  }
  const rounds: { plain: number; alone: number; along: number; mailed: number }[] = [];
  for (let count = -20; count < ROUNDS; count += 1) {
    const [plain, alone] = [await timeNext('nobody'), await timeNext('in a statement of its own')];
    const along = await timeNext('with the event');
    const contractId = rest.at(-1) ?? '';
    // The second run finds the row in the cache, so the two alternate in going first.
    const took = new Map<boolean, number>();
    for (const isTold of [count % 2 === 0, count % 2 !== 0])
      took.set(isTold, await time(() => mail(contractId, isTold)));
    const mailed = (took.get(true) ?? 0) - (took.get(false) ?? 0);
    if (count >= 0) rounds.push({ plain, alone: alone - plain, along: along - plain, mailed });
  }
  return {
    plain: round(median(rounds.map(({ plain }) => plain))),
    alone: round(median(rounds.map(({ alone }) => alone))),
    along: round(median(rounds.map(({ along }) => along))),
    mailed: round(median(rounds.map(({ mailed }) => mailed))),
  };
}

async function measureLook(look: () => Promise<unknown>) {
  const took: number[] = [];
  for (let count = -10; count < LOOKS; count += 1) {
    const ms = await time(look);
    if (count >= 0) took.push(ms);
  }
  return round(median(took));
}

const { plain, alone, along, mailed } = await measureActs();
await foldAlerts({ database });
await database.deleteFrom('alerts').execute();
await sql`insert into alert_causes (alert_cause_uuid, kind, organization_member_uuid, contract_id, who, is_mailed)
  select gen_random_uuid(), 'SIGNED', ${sender}, contract_id, '이도윤', true from contracts`.execute(database);
const foldedMs = await time(() => foldAlerts({ database }));
await sql`vacuum analyze alerts, alert_causes`.execute(database);
const firstPage = { before: null, kind: undefined, size: PAGE + 1 };
const results = {
  'an act (ms)': plain,
  'its cause, in a statement of its own (ms)': alone,
  'its cause, with its event (ms)': along,
  'its cause, with its mail (ms)': mailed,
  [`folding ${ALERTS} causes (s)`]: round(foldedMs / 1_000),
  'select 1 (ms)': await measureLook(() => sql`select 1`.execute(database)),
  [`first page of ${ALERTS}, with what is unread (ms)`]: await measureLook(() => listNewest(member, PAGE + 1)),
  [`first page of ${ALERTS}, planned each time (ms)`]: await measureLook(() =>
    listMemberAlerts(database, member, firstPage),
  ),
  'unread, counted to 100 (ms)': await measureLook(() => countUnread(database, member)),
  'opening a contract without alerts (ms)': await measureLook(() =>
    markAlertsRead(database, member, { contractId: randomUUID() }),
  ),
  [`reading all ${ALERTS} (ms)`]: round(await time(() => markAlertsRead(database, member, 'all'))),
};
await database.destroy();
await cluster.stop();
await rm(dataDir, { recursive: true, force: true });
console.table(results);
await saveResults('alerts', results);
