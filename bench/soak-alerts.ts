import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startCluster } from '../server/database/embedded-cluster.ts';
import { freePort, startLiveServer, startLiveWorker } from '../tests/support/live-server.ts';
import { loginLive, signUpLive } from '../tests/support/live-sign-up.ts';
import { createSender } from './lib/sender.ts';
import { createSigner } from './lib/signer.ts';

/**
 * Receivers sign while two workers process alerts, and one of the two is repeatedly killed (-9). The sender must be
 * alerted to each signature and each completed document once, and emailed about each signature once.
 */
const CONTRACTS = Number(process.env['SOAK_ALERTS'] ?? 200);
const KILLS = Number(process.env['SOAK_KILLS'] ?? 20);
const AT_ONCE = 4;
const KILL_EVERY_MS = 1_500;
const LOOK_EVERY_MS = 250;
/** Allows for the lease of a killed worker, which expires after 30 seconds. */
const SETTLED_WITHIN_MS = 300_000;
const EMAIL = 'soak@hanbit.example';

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-soak-'));
const cluster = await startCluster({ dataDir });
const env = { DATABASE_URL: cluster.connectionString, SECRET_KEY: randomBytes(32).toString('base64') };
const server = await startLiveServer({ dataDir, port: await freePort(), env: { ...env, ROLE: 'web' } });
const workers = [startLiveWorker({ dataDir, env }), startLiveWorker({ dataDir, env })];
await signUpLive(server.origin, EMAIL);
const database = new pg.Pool({ connectionString: cluster.connectionString });
await database.query(`update users set phone_verified_at = now() where email = $1`, [EMAIL]);
const answer: { userInfo?: { accessJwt?: string } } = Object(await loginLive(server.origin, EMAIL));
const sender = await createSender(server.origin, answer.userInfo?.accessJwt ?? '', 1);
await sender.call('PATCH', '/alerts/preferences', { kinds: [{ kind: 'SIGNED', mail: 'NOW' }] });

const titles = Array.from({ length: CONTRACTS }, (_, place) => `${String(place).padStart(4, '0')}호 문서`);
const emailOf = (title: string) => `${title.slice(0, 4)}@receiver.example`;
for (const title of titles) await sender.send(title, [emailOf(title)], null);

const waiting = [...titles];
const killing = new AbortController();
const killer = killWorkers();
await Promise.all(Array.from({ length: AT_ONCE }, signAll));
killing.abort();
const killed = await killer;
const settledMs = await waitUntilSettled();
const alerts = await readAlerts();
const mailed = await countMailed();
await database.end();
await Promise.all(workers.map((worker) => worker.stop()));
await server.stop();
await cluster.stop();
await rm(dataDir, { recursive: true, force: true });

const wrong = titles.filter((title) => alerts.get(title) !== 'SIGNED,COMPLETED 2').length;
console.table({
  'contracts, one receiver each': CONTRACTS,
  'workers killed (-9)': killed,
  'not alerted exactly once of both': wrong,
  'signatures that mails tell of': mailed,
  'until all was quiet (s)': settledMs === null ? 'never' : Math.round(settledMs / 1_000),
});
process.exitCode = wrong === 0 && mailed === CONTRACTS && settledMs !== null && killed >= KILLS ? 0 : 1;

async function signAll() {
  for (let title = waiting.shift(); title !== undefined; title = waiting.shift()) {
    const signer = createSigner(server.origin, database, emailOf(title));
    await signer.finish(await signer.prepare());
  }
}

/** Goes on after the last signature, because its alerts are still being processed. */
async function killWorkers() {
  let count = 0;
  while (!killing.signal.aborted || count < KILLS) {
    await sleep(KILL_EVERY_MS);
    const place = count % workers.length;
    await workers[place]?.kill();
    workers[place] = startLiveWorker({ dataDir, env });
    count += 1;
  }
  return count;
}

async function waitUntilSettled() {
  const begin = performance.now();
  while (performance.now() - begin < SETTLED_WITHIN_MS) {
    const { rowCount } = await database.query(
      `select 1 from alert_causes union all select 1 from alert_mails
       union all select 1 from contracts where status <> 'COMPLETED'
       union all select 1 from outbox_messages where status in ('QUEUED', 'SENDING') limit 1`,
    );
    if (rowCount === 0) return performance.now() - begin;
    await sleep(LOOK_EVERY_MS);
  }
  return null;
}

async function readAlerts() {
  const { rows } = await database.query<{ title: string; said: string }>(
    `select title, string_agg(array_to_string(kinds, ','), ',' order by at) || ' ' || sum(count) as said
       from alerts join contracts using (contract_id) group by contract_id, title`,
  );
  return new Map(rows.map(({ title, said }) => [title, said]));
}

/** Counts the signatures in alert emails: one each, or the number in a summary's subject. */
async function countMailed() {
  const { rows } = await database.query<{ subject: string }>(
    `select subject from mailbox_messages where recipient = $1 and subject ~ '알림 |서명을 마쳤'`,
    [EMAIL],
  );
  return rows.reduce(
    (sum, { subject }) => sum + Number(/알림 ([\d,]+)건/.exec(subject)?.[1]?.replace(',', '') ?? 1),
    0,
  );
}
