import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startCluster } from '../server/database/embedded-cluster.ts';
import { freePort, startLiveServer } from '../tests/support/live-server.ts';
import { loginLive, signUpLive } from '../tests/support/live-sign-up.ts';
import { fillContracts } from './lib/fill-contracts.ts';
import { load } from './lib/load.ts';
import { keepResults } from './lib/results.ts';
import { childrenOf, cpuMicroseconds, median } from './lib/usage.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const FEW = 1_000;
const MANY = Number(process.env['BENCH_CONTRACTS'] ?? 1_000_000);
const SECONDS = 2;
const EMAIL = 'bench@hanbit.example';

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
const database = new pg.Client({ connectionString: cluster.connectionString });
await database.connect();
await database.query('update users set phone_verified_at = now() where email = $1', [EMAIL]);
const answer: { userInfo?: { accessJwt?: string } } = Object(await loginLive(server.origin, EMAIL));
const token = answer.userInfo?.accessJwt ?? '';
const { rows } = await database.query<{ seat: string }>(
  `select organization_member_uuid as seat from organization_members join users using (user_uuid) where email = $1`,
  [EMAIL],
);
const seat = rows[0]?.seat ?? '';

await fillContracts(database, seat, 1, FEW);
const few = await measureList();
await fillContracts(database, seat, FEW + 1, MANY);
const many = await measureList();

await database.end();
await server.stop();
await cluster.stop();
await rm(dataDir, { recursive: true, force: true });

console.log(`Medians of ${ROUNDS} rounds on ${cpus().length} cores, Node ${process.versions.node}`);
console.table({ [`list of 20 with counts, ${FEW} contracts`]: few, [`the same, ${MANY}`]: many });
await keepResults('contracts', { lists: { few, many }, rounds: ROUNDS });

async function databaseMicroseconds() {
  const times = await Promise.all((await childrenOf(cluster.pid)).map((pid) => cpuMicroseconds(pid).catch(() => 0)));
  return times.reduce((sum, time) => sum + time, 0);
}

async function measureList() {
  const call = { method: 'GET' as const, path: '/api/app/contracts?size=20', token };
  const perSecond: number[] = [];
  const node: number[] = [];
  const postgres: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const before = [await cpuMicroseconds(server.pid), await databaseMicroseconds()] as const;
    const begin = performance.now();
    const answered = await load(port, call, 16, SECONDS);
    const seconds = (performance.now() - begin) / 1_000;
    // The round before the first one warms up.
    if (round < 0) continue;
    perSecond.push(answered / seconds);
    node.push(((await cpuMicroseconds(server.pid)) - before[0]) / answered);
    postgres.push(((await databaseMicroseconds()) - before[1]) / answered);
  }
  return {
    'requests/s': Math.round(median(perSecond)),
    'Node CPU µs': Math.round(median(node)),
    'PostgreSQL CPU µs': Math.round(median(postgres)),
  };
}
