import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { MemberSeat } from '../server/contract/access.ts';
import { connectDatabase } from '../server/database/connect.ts';
import { startCluster } from '../server/database/embedded-cluster.ts';
import { migrate } from '../server/database/migrate.ts';
import { causeAlert } from '../server/modules/alerts/causes/cause-alerts.ts';
import { markAlertsRead } from '../server/modules/alerts/causes/read-alerts.repository.ts';
import { foldAlerts } from '../server/modules/alerts/fold-alerts.ts';
import { countUnread, listSeatAlerts } from '../server/modules/alerts/listed-alerts.repository.ts';
import { fillAudiences } from './lib/fill-audiences.ts';
import { keepResults } from './lib/results.ts';
import { median } from './lib/usage.ts';

/**
 * Measures what an act takes longer for its alert, and what a member with many alerts waits for. Acts with and without a
 * cause take turns, so that both meet the same machine. The statements are the server's, sent by one connection.
 */
const ALERTS = 10_000;
const ROUNDS = 400;
const LOOKS = 100;
const PAGE = 20;

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-bench-'));
const cluster = await startCluster({ dataDir });
const connected = connectDatabase({ connectionString: cluster.connectionString, max: 1 });
const { database } = connected;
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

/** The smallest act that there is: one row changes. */
const act = (contractId: string, isTold: boolean) =>
  database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('contracts')
      .set({ movedAt: new Date() })
      .where('contractId', '=', contractId)
      .execute();
    if (isTold) await causeAlert(transaction, { kind: 'SIGNED', to, about: { contractId }, who: '이도윤' });
  });

async function measureActs() {
  const [plain, told]: [number[], number[]] = [[], []];
  for (let count = -20; count < ROUNDS; count += 1) {
    const contractId = contracts[count + 20]?.contractId ?? '';
    const both = [await time(() => act(contractId, false)), await time(() => act(contractId, true))] as const;
    if (count < 0) continue;
    plain.push(both[0]);
    told.push(both[1]);
  }
  return [median(plain), median(told)] as const;
}

async function measureLook(look: () => Promise<unknown>) {
  const took: number[] = [];
  for (let count = -10; count < LOOKS; count += 1) {
    const ms = await time(look);
    if (count >= 0) took.push(ms);
  }
  return round(median(took));
}

const [plain, told] = await measureActs();
await foldAlerts({ database });
await database.deleteFrom('alerts').execute();
await sql`insert into alert_causes (alert_cause_uuid, kind, organization_member_uuid, contract_id, who, is_mailed)
  select gen_random_uuid(), 'SIGNED', ${sender}, contract_id, '이도윤', true from contracts`.execute(database);
const foldedMs = await time(() => foldAlerts({ database }));
await sql`vacuum analyze alerts, alert_causes`.execute(database);
const firstPage = { before: null, kind: undefined, size: PAGE + 1 };
const results = {
  'an act (ms)': round(plain),
  'an act with a cause (ms)': round(told),
  'the cause alone (ms)': round(told - plain),
  [`folding ${ALERTS} causes (s)`]: round(foldedMs / 1_000),
  [`first page of ${ALERTS} (ms)`]: await measureLook(() => listSeatAlerts(database, member, firstPage)),
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
await keepResults('alerts', results);
