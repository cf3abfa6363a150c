import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startCluster } from '../server/database/embedded-cluster.ts';
import { freePort, startLiveServer } from '../tests/support/live-server.ts';
import { loginLive, signUpLive } from '../tests/support/live-sign-up.ts';
import { keepResults } from './lib/results.ts';
import { createSender } from './lib/sender.ts';
import { createSigner } from './lib/signer.ts';
import { cpuMicroseconds, median } from './lib/usage.ts';

/**
 * Measures the time from the last signature to COMPLETED with the copies in the outbox, and from there to their
 * delivery.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 30);
const WARM_UP = 20;
const PAGES = [1, 10, 200];
const EMAIL = 'bench@hanbit.example';
const QUIET_MS = 2_000;

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-bench-'));
const cluster = await startCluster({ dataDir });
const port = await freePort();
const server = await startLiveServer({
  dataDir,
  port,
  env: {
    DATABASE_URL: cluster.connectionString,
    SECRET_KEY: randomBytes(32).toString('base64'),
    NODE_OPTIONS: '--max-semi-space-size=4',
  },
});
await signUpLive(server.origin, EMAIL);
const database = new pg.Pool({ connectionString: cluster.connectionString });
await database.query('update users set phone_verified_at = now() where email = $1', [EMAIL]);
const answer: { userInfo?: { accessJwt?: string } } = Object(await loginLive(server.origin, EMAIL));
const token = answer.userInfo?.accessJwt ?? '';

const rows: Record<string, Awaited<ReturnType<typeof measure>>> = {};
for (const pages of PAGES) rows[`${pages} pages`] = await measure(pages);

await database.end();
await server.stop();
await cluster.stop();
await rm(dataDir, { recursive: true, force: true });
console.log(`${ROUNDS} contracts each on ${cpus().length} cores, Node ${process.versions.node}`);
console.table(rows);
await keepResults('signs', { rows, rounds: ROUNDS });

async function measure(pages: number) {
  const sender = await createSender(server.origin, token, pages);
  const ready: { contractId: string; finish: () => Promise<unknown> }[] = [];
  for (let place = 0; place < WARM_UP + ROUNDS; place += 1) {
    const email = `p${pages}n${place}@receiver.example`;
    const contractId = await sender.send(`문서 ${pages}쪽 ${place}`, [email], null);
    const signer = createSigner(server.origin, database, email);
    const version = await signer.prepare();
    ready.push({ contractId, finish: () => signer.finish(version) });
  }
  for (const { contractId, finish } of ready.slice(0, WARM_UP)) {
    await finish();
    await untilDone(contractId);
  }
  await sleep(QUIET_MS);
  const restPerMs = await atRest();
  const answered: number[] = [];
  const completed: number[] = [];
  const cpu = await cpuMicroseconds(server.pid);
  const begin = performance.now();
  for (const { contractId, finish } of ready.slice(WARM_UP)) {
    const from = performance.now();
    await finish();
    answered.push(performance.now() - from);
    await untilDone(contractId);
    completed.push(performance.now() - from);
  }
  await sleep(QUIET_MS);
  const elapsed = performance.now() - begin;
  const spent = (await cpuMicroseconds(server.pid)) - cpu - restPerMs * elapsed;
  return {
    'server CPU, copies delivered (ms)': round(spent / 1_000 / ROUNDS),
    'answer (ms)': round(median(answered)),
    'slowest answer (ms)': round(Math.max(...answered)),
    'until COMPLETED (ms)': round(median(completed)),
  };
}

/** Measures what the server does when there are no requests: it looks for jobs. */
async function atRest() {
  const cpu = await cpuMicroseconds(server.pid);
  await sleep(2 * QUIET_MS);
  return ((await cpuMicroseconds(server.pid)) - cpu) / (2 * QUIET_MS);
}

async function untilDone(contractId: string) {
  for (;;) {
    const { rowCount } = await database.query(
      `select 1 from contracts where contract_id = $1 and status = 'COMPLETED'`,
      [contractId],
    );
    if (rowCount) return;
    await sleep(2);
  }
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
