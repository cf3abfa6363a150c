import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startCluster } from '../server/database/embedded-cluster.ts';
import { freePort, startLiveServer, startLiveWorker, type LiveWorker } from '../tests/support/live-server.ts';
import { loginLive, signUpLive } from '../tests/support/live-sign-up.ts';
import { createSender } from './lib/sender.ts';

/**
 * Sends contracts, immediately and scheduled, while two workers are repeatedly killed (-9) and reminders fall due.
 * Every message must be in the outbox and delivered exactly once.
 */
const SENDS = Number(process.env['SOAK_SENDS'] ?? 500);
const KILLS = Number(process.env['SOAK_KILLS'] ?? 20);
const AT_ONCE = 4;
const EMAIL = 'soak@hanbit.example';
/** Allows for the lease of a killed worker, which expires after 30 seconds. */
const SETTLED_WITHIN_MS = 240_000;

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-soak-'));
const cluster = await startCluster({ dataDir });
const port = await freePort();
const env = {
  DATABASE_URL: cluster.connectionString,
  SECRET_KEY: randomBytes(32).toString('base64'),
  PORT: String(port),
};
// The first server runs its own jobs, creates the account and fills the demo before anything is counted.
const alone = await startLiveServer({ dataDir, port, env: { ...env, ROLE: 'both' } });
await signUpLive(alone.origin, EMAIL);
await alone.stop();
const web = await startLiveServer({ dataDir, port, env: { ...env, ROLE: 'web' } });
const workers: LiveWorker[] = [startLiveWorker({ dataDir, env }), startLiveWorker({ dataDir, env })];
const database = new pg.Client({ connectionString: cluster.connectionString });
await database.connect();

await database.query(`update users set phone_verified_at = now() where email = $1`, [EMAIL]);
const answer: { userInfo?: { accessJwt?: string } } = Object(await loginLive(web.origin, EMAIL));
const sender = await createSender(web.origin, answer.userInfo?.accessJwt ?? '');

const scheduled: string[] = [];
const now: string[] = [];
let begun = 0;
let killed = 0;
const begin = performance.now();
await Promise.all([killer(), ...Array.from({ length: AT_ONCE }, send)]);
const sentInMs = performance.now() - begin;
const settled = await waitUntilSettled();

const all = [...scheduled, ...now];
const requests = await count(all, 'SIGN_REQUEST');
const reminders = await count(now, 'SIGN_REMINDER');
const wrong = [...requests, ...reminders].filter(({ written, sent }) => written !== 1 || sent !== 1);
const { rows } = await database.query<{ failed: number }>(
  `select count(*)::integer as failed from jobs where failed_at is not null`,
);
await database.end();
await web.stop();
for (const worker of workers) await worker.stop();
await cluster.stop();
await rm(dataDir, { recursive: true, force: true });

console.table({
  'contracts sent, of these at a set time': `${all.length}, ${scheduled.length}`,
  'reminders that fell due': now.length,
  'workers killed (-9)': killed,
  'messages that should stand in the outbox': requests.length + reminders.length,
  'of these missing, doubled or not handed over': wrong.length,
  'jobs given up': rows[0]?.failed ?? 0,
  'sent in (s)': Math.round(sentInMs / 1_000),
  'until all was quiet (s)': settled === null ? 'never' : Math.round(settled / 1_000),
});
process.exitCode = wrong.length === 0 && settled !== null && all.length >= SENDS ? 0 : 1;

async function send() {
  while (begun < SENDS) {
    const place = begun;
    begun += 1;
    const isLater = place % 5 === 0;
    const contractId = await sender.send(`문서 ${place}`, [`r${place}@receiver.example`], isLater ? 4_000 : null);
    if (isLater) scheduled.push(contractId);
    else {
      now.push(contractId);
      await database.query(`update contracts set next_reminder_at = now() where contract_id = $1`, [contractId]);
    }
  }
}

async function killer() {
  for (killed = 0; killed < KILLS; killed += 1) {
    // Spreads the kills over the run, so that they hit different steps.
    const due = (SENDS * (killed + Math.random())) / KILLS;
    while (begun < Math.min(due, SENDS)) await sleep(5);
    await sleep(Math.random() * 300);
    const [worker] = workers.splice(killed % 2, 1);
    await worker?.kill();
    workers.splice(killed % 2, 0, startLiveWorker({ dataDir, env }));
  }
}

async function waitUntilSettled() {
  const from = performance.now();
  while (performance.now() - from < SETTLED_WITHIN_MS) {
    const open = await database.query(
      `select 1 from contracts where status = 'SCHEDULED' and scheduled_at < now() + interval '1 minute'
        union all select 1 from contracts where next_reminder_at <= now() and status = 'IN_PROGRESS'
        union all select 1 from outbox_messages where status in ('QUEUED', 'SENDING') limit 1`,
    );
    if (open.rows.length === 0) return performance.now() - from;
    await sleep(500);
  }
  return null;
}

async function count(contractIds: readonly string[], template: string) {
  const found = await database.query<{ written: number; sent: number }>(
    `select count(message_uuid)::integer as written, (count(*) filter (where message.status = 'SENT'))::integer as sent
       from unnest($1::uuid[]) as wanted (contract_id)
       left join outbox_messages as message on message.contract_id = wanted.contract_id and template = $2
      group by wanted.contract_id`,
    [contractIds, template],
  );
  return found.rows;
}
