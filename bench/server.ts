import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startLiveServer } from '../tests/support/live-server.ts';
import { LIVE_PASSWORD, loginLive, signUpLive } from '../tests/support/live-sign-up.ts';
import { load, type Call } from './lib/load.ts';
import { measurePages } from './lib/measure-pages.ts';
import { saveResults } from './lib/results.ts';
import { clusterMegabytes, cpuMicroseconds, median, residentMegabytes } from './lib/usage.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = 2;
const REST_MS = 12_000;
const EMAIL = 'bench@hanbit.example';

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-bench-'));
const port = await freePort();
// Same as in scripts/start.ts: a compile cache and a small young generation.
const env = {
  DOJANG_MODE: 'demo',
  BILLING: 'off',
  LOG_LEVEL: 'warn',
  NODE_COMPILE_CACHE: path.join(tmpdir(), 'node-compile-cache'),
  NODE_OPTIONS: '--max-semi-space-size=4',
};

const first = await startLiveServer({ dataDir, port, env });
await signUpLive(first.origin, EMAIL);
await first.stop();

const starts: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const server = await startLiveServer({ dataDir, port, env });
  starts.push(server.readyInMs);
  await server.stop();
}

const server = await startLiveServer({ dataDir, port, env });
await sleep(REST_MS);
const atRest = { server: await residentMegabytes(server.pid), cluster: await clusterMegabytes(dataDir) };

const answer: { userInfo?: { accessJwt?: string } } = Object(await loginLive(server.origin, EMAIL));
const token = answer.userInfo?.accessJwt ?? '';
const calls: Record<string, { call: Call; connections: number }> = {
  'GET /api/health': { call: { method: 'GET', path: '/api/health' }, connections: 32 },
  'GET /api/app/auths/session': { call: { method: 'GET', path: '/api/app/auths/session', token }, connections: 32 },
  'POST /api/app/auths/login': {
    call: { method: 'POST', path: '/api/app/auths/login', body: { email: EMAIL, password: LIVE_PASSWORD } },
    connections: 4,
  },
};

const rounds = new Map(Object.keys(calls).map((name) => [name, { perSecond: [] as number[], cpuUs: [] as number[] }]));
for (let round = -1; round < ROUNDS; round += 1) {
  for (const [name, { call, connections }] of Object.entries(calls)) {
    const cpu = await cpuMicroseconds(server.pid);
    const begin = performance.now();
    const answered = await load(port, call, connections, SECONDS);
    // Round -1 is a warm-up.
    if (round < 0) continue;
    rounds.get(name)?.perSecond.push((answered / (performance.now() - begin)) * 1_000);
    rounds.get(name)?.cpuUs.push(((await cpuMicroseconds(server.pid)) - cpu) / answered);
  }
}
const afterLoad = await residentMegabytes(server.pid);
const pages = await measurePages(server.origin, ROUNDS);
await server.stop();
await rm(dataDir, { recursive: true, force: true });

const throughput = Object.fromEntries(
  [...rounds].map(([name, { perSecond, cpuUs }]) => [
    name,
    { 'requests/s': Math.round(median(perSecond)), 'server CPU µs': Math.round(median(cpuUs)) },
  ]),
);
const rest = {
  'first start, empty folder (ms)': Math.round(first.readyInMs),
  'later start to ready (ms)': Math.round(median(starts)),
  'server at rest (MB resident)': atRest.server,
  'server after the load (MB resident)': afterLoad,
  'database at rest (MB, shared memory once)': atRest.cluster,
};
console.log(
  `Medians of ${ROUNDS} rounds on ${cpus().length} cores, Node ${process.versions.node}; client on the same machine`,
);
console.table(throughput);
console.table(rest);
console.table(pages);
await saveResults('server', { throughput, rest, pages, rounds: ROUNDS });
