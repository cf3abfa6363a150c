import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createTossGateway } from '../server/adapters/payments/toss.ts';
import { connectDatabase } from '../server/database/connect.ts';
import { startCluster } from '../server/database/embedded-cluster.ts';
import { migrate } from '../server/database/migrate.ts';
import { freePort } from '../tests/support/live-server.ts';
import { createRandom } from '../tests/support/random.ts';
import type { Act } from './lib/money/acts.ts';
import { checkBooks } from './lib/money/check-books.ts';
import { startMoneyProcess, startTossProcess } from './lib/money/child.ts';
import { createPeople } from './lib/money/people.ts';
import { SOAK_TOSS } from './lib/money/soak-toss.ts';
import { openStatementProxy } from './lib/statement-proxy.ts';

/**
 * Simulates a year of payments in steps of six hours while PostgreSQL and the money process are killed (-9). In the
 * end, the ledger must match the provider's books to the won, and no order may be open.
 */
const ORGANIZATIONS = Number(process.env['SOAK_ORGANIZATIONS'] ?? 1_000);
const MONTHS = Number(process.env['SOAK_MONTHS'] ?? 12);
const KILLS = Number(process.env['SOAK_KILLS'] ?? 50);
const ACTS_A_STEP = Math.max(2, Math.round(ORGANIZATIONS / 120));
const SEED = Number(process.env['SOAK_SEED'] ?? 1);
const MINUTE = 60_000;
const STEP_MS = 6 * 60 * MINUTE;
const DAY = 24 * 60 * MINUTE;
const STEPS = Math.round((MONTHS * 30.5 * DAY) / STEP_MS);
const STEPS_TO_JOIN = Math.min(STEPS / 2, 31 * 4);
/** 09:00 in Seoul, when periods end. */
const BEGIN = Date.parse('2027-01-01T00:00:00.000Z');

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-soak-'));
let cluster = await startCluster({ dataDir });
const folderOf = (connectionString: string) => new URL(connectionString).searchParams.get('host') ?? '';
const pool = new pg.Pool({ connectionString: cluster.connectionString });
await migrate(pool);
// These credits are spent without any contracts.
await pool.query('alter table credit_uses drop constraint credit_uses_contract_id_fkey');
const organizations = Array.from({ length: ORGANIZATIONS }, () => randomUUID());
await pool.query(
  `with added as (
     insert into users (user_uuid, email, name, password_hash)
     select uuid, uuid || '@soak.example', '김지수', '' from unnest($1::uuid[]) as uuid returning user_uuid
   ), made as (
     insert into organizations (organization_uuid, name) select uuid, '조직' from unnest($1::uuid[]) as uuid
     returning organization_uuid
   )
   insert into organization_members (organization_member_uuid, organization_uuid, user_uuid, invitee_email,
                                     member_status_type, is_owner, accepted_at)
   select organization_uuid, organization_uuid, user_uuid, '', 'ACCEPTED', true, now()
     from made join added on user_uuid = organization_uuid`,
  [organizations],
);
await pool.end();

const proxy = await openStatementProxy(folderOf(cluster.connectionString));
const [tossPort, webhookPort] = [await freePort(), await freePort()];
const tossOrigin = `http://127.0.0.1:${tossPort}`;
const alarms: string[] = [];
const toss = await startTossProcess([
  proxy.connectionString,
  String(tossPort),
  `http://127.0.0.1:${webhookPort}/webhooks`,
]);
const money = await startMoneyProcess(
  [dataDir, randomBytes(32).toString('base64'), proxy.connectionString, tossOrigin, String(webhookPort)],
  (alarm) => void alarms.push(alarm),
);
const random = createRandom(SEED);
const people = createPeople(organizations, random);
const refusals = new Map<string, number>();
const kills = { process: 0, PostgreSQL: 0 };
const killAt = new Set(Array.from({ length: KILLS }, (_, place) => Math.floor(((place + 0.5) * STEPS) / KILLS)));
let acts = 0;

const begun = performance.now();
let at = BEGIN;
for (let step = 0; step < STEPS; step += 1) {
  const beginning = people.begin((step + 1) / STEPS_TO_JOIN);
  const others = Array.from({ length: ACTS_A_STEP }, () => people.act()).filter((act) => act !== null);
  await moveClock(at);
  await Promise.all([performAll(beginning, others), killAt.has(step) ? kill() : null]);
  for (const minutes of [0, 1, 2]) await look(at + minutes * MINUTE);
  at += STEP_MS;
  if (step % 120 === 0) console.log(`${new Date(at).toISOString().slice(0, 10)} after ${acts} acts`);
}
// Everything unfinished must resolve without any action by a user.
for (let step = 0; step < 12; step += 1) {
  await look(at);
  at += STEP_MS;
}
const tookMs = performance.now() - begun;

const { database } = connectDatabase({ connectionString: cluster.connectionString });
const gateway = createTossGateway({
  ...SOAK_TOSS.keys,
  baseUrl: `${tossOrigin}${SOAK_TOSS.prefix}`,
  scriptUrl: '',
});
const found = await checkBooks(database, gateway, new Date(at - STEP_MS));
const orders = await database
  .selectFrom('paymentOrders')
  .select(['kind', 'state'])
  .select((eb) => eb.fn.countAll<number>().as('orders'))
  .groupBy(['kind', 'state'])
  .orderBy('kind')
  .execute();
await database.destroy();
money.stop();
toss.stop();
await proxy.close();
await cluster.stop();
await rm(dataDir, { recursive: true, force: true });

console.table(orders);
console.table(Object.fromEntries([...refusals].toSorted(([one], [other]) => one.localeCompare(other))));
console.log(
  JSON.stringify({ ...found, kills, alarms: countAlarms(), acts, steps: STEPS, seconds: Math.round(tookMs / 1_000) }),
);
const isRight =
  found.asked === 0 &&
  found.refunding === 0 &&
  found.ledger === found.books &&
  found.unknownToUs === 0 &&
  found.twice === 0 &&
  found.missed === 0 &&
  found.lots.wrong.length === 0 &&
  found.orders.wrong.length === 0 &&
  found.orders.orders > 0 &&
  kills.process + kills.PostgreSQL === killAt.size &&
  ![...refusals.keys()].some((code) => code.startsWith('BROKEN') && KILLS === 0);
console.log(isRight ? 'The ledger and the provider agree to the won.' : 'The ledger and the provider differ.');
process.exit(isRight ? 0 : 1);

async function performAll(...groups: Act[][]) {
  // An organisation registers its card before it subscribes, but different organisations act in parallel.
  for (const group of groups) {
    const asking = new Set(group.map(({ organizationUuid }) => organizationUuid));
    await Promise.all(
      [...asking].map(async (asker) => {
        for (const act of group) if (act.organizationUuid === asker) await perform(act);
      }),
    );
  }
}

async function perform(act: Act) {
  acts += 1;
  const { refused } = await money.ask({ at, act });
  const code = refused === null ? 'done' : refused.slice(0, 80);
  const key = `${act.kind} ${code}`;
  refusals.set(key, (refusals.get(key) ?? 0) + 1);
}

async function moveClock(time: number) {
  await untilAnswered('/clock', { at: time });
}

async function look(time: number) {
  await moveClock(time);
  await money.ask({ at: time, step: true });
  await untilAnswered('/deliver', {});
}

async function untilAnswered(address: string, body: object) {
  for (;;) {
    const response = await fetch(`${tossOrigin}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return;
    await pause(50);
  }
}

async function kill() {
  await pause(random.next() * 250);
  if ((kills.process + kills.PostgreSQL) % 2 === 0) {
    kills.process += 1;
    await money.killAndRestart();
    return;
  }
  kills.PostgreSQL += 1;
  process.kill(cluster.pid, 'SIGKILL');
  await cluster.stop().catch(() => null);
  cluster = await restartCluster();
  proxy.moveTo(folderOf(cluster.connectionString));
}

/**
 * Restarts PostgreSQL. The start fails until the killed cluster's processes have released their shared memory, so it is
 * retried.
 */
async function restartCluster() {
  for (;;) {
    try {
      return await startCluster({ dataDir });
    } catch (error) {
      if (!String(error).includes('still in use')) throw error;
      await pause(500);
    }
  }
}

function countAlarms() {
  const counts = new Map<string, number>();
  for (const alarm of alarms) {
    const [reason = alarm] = alarm.split(':');
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}
