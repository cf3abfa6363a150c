import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startCluster } from '../server/database/embedded-cluster.ts';
import { freePort, startLiveServer } from '../tests/support/live-server.ts';
import { loginLive, signUpLive } from '../tests/support/live-sign-up.ts';
import { measureFromLink } from './lib/measure-from-link.ts';
import { measureOpening, type Line } from './lib/measure-opening.ts';
import { measureZoom } from './lib/measure-zoom.ts';
import { launch } from './lib/page-load.ts';
import { replay } from './lib/replay.ts';
import { saveResults } from './lib/results.ts';
import { createSender } from './lib/sender.ts';
import { createSigner } from './lib/signer.ts';
import { cpuMicroseconds, median } from './lib/usage.ts';

/** Measures from opening the signing page to its first visible page, and from a pinch to a sharp page. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
/**
 * The number of measured openings, and of warm-ups before them. A server that has just started is still compiling code,
 * which makes openings several times as expensive.
 */
const REPLAYS = 100;
const LOOK_EVERY_MS = 100;
const PAGES = [10, 200];
const EMAIL = 'bench@hanbit.example';
const LINES: Line[] = [
  { name: 'desktop, loopback', width: 1440, slowDown: 1, network: null },
  { name: 'phone, loopback', width: 390, slowDown: 1, network: null },
  {
    name: 'phone, CPU 4x slower, 9 Mbit/s, 60 ms',
    width: 390,
    slowDown: 4,
    network: { bytesPerSecond: 1_125_000, ms: 60 },
  },
];

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-bench-'));
const cluster = await startCluster({ dataDir });
const server = await startLiveServer({
  dataDir,
  port: await freePort(),
  env: {
    // Only this mode also serves the built app.
    DOJANG_MODE: 'demo',
    BILLING: 'off',
    DATABASE_URL: cluster.connectionString,
    SECRET_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'warn',
  },
});
await signUpLive(server.origin, EMAIL);
const database = new pg.Pool({ connectionString: cluster.connectionString });
await database.query('update users set phone_verified_at = now() where email = $1', [EMAIL]);
const answer: { userInfo?: { accessJwt?: string } } = Object(await loginLive(server.origin, EMAIL));
// The Content-Security-Policy allows pictures only from the public host name.
const origin = server.origin.replace('127.0.0.1', 'localhost');
const browser = await launch();
// Waits for the demo's documents, which are created after the start and would count as load.
while ((await database.query("select from jobs where kind = 'fill-demo' and failed_at is null")).rowCount !== 0)
  await sleep(LOOK_EVERY_MS);

const rows: Record<string, object> = {};
for (const pages of PAGES) {
  const sender = await createSender(server.origin, answer.userInfo?.accessJwt ?? '', pages);
  const email = `p${pages}@receiver.example`;
  await sender.send(`문서 ${pages}쪽`, [email], null);
  const signer = createSigner(server.origin, database, email);
  const token = await signer.arrive();
  for (const line of LINES) {
    // The very first opening renders the picture.
    const first = await measureOpening(browser, origin, token, line);
    const seen = [];
    for (let round = 0; round < ROUNDS; round += 1) seen.push(await measureOpening(browser, origin, token, line));
    const link = `${origin}/receiver/callback?t=${await signer.findSecret()}`;
    await measureFromLink(browser, link, line);
    const cpuBefore = await cpuMicroseconds(server.pid);
    const linked = [];
    for (let round = 0; round < ROUNDS; round += 1) linked.push(await measureFromLink(browser, link, line));
    const linkCpu = (await cpuMicroseconds(server.pid)) - cpuBefore;
    const zoomed = [];
    for (let round = 0; round < ROUNDS && line.width < 960; round += 1)
      zoomed.push(await measureZoom(browser, origin, token, line));
    const addresses = seen[0]?.addresses ?? [];
    for (let round = 0; round < REPLAYS; round += 1) await replay(addresses, token);
    const cpu = await cpuMicroseconds(server.pid);
    for (let round = 0; round < REPLAYS; round += 1) await replay(addresses, token);
    const spent = (await cpuMicroseconds(server.pid)) - cpu;
    rows[`${pages} pages, ${line.name}`] = {
      'first page seen (ms)': Math.round(median(seen.map(({ seenMs }) => seenMs))),
      'the very first time (ms)': Math.round(first.seenMs),
      'from the link, pressing at once (ms)': Math.round(median(linked.map(({ seenMs }) => seenMs))),
      'until the letter can be pressed (ms)': Math.round(median(linked.map(({ letterMs }) => letterMs))),
      'requests from the link': median(linked.map((one) => one.requests)),
      'server CPU from the link (ms)': Math.round(linkCpu / ROUNDS / 100) / 10,
      requests: median(seen.map((one) => one.addresses.length)),
      'JavaScript before, gzip (kB)': Math.round(median(seen.map(({ scriptBytes }) => scriptBytes)) / 100) / 10,
      ...(zoomed.length > 0 && {
        'sharp again after a pinch (ms)': Math.round(median(zoomed)),
        'the slowest of them (ms)': Math.round(Math.max(...zoomed)),
      }),
      'server CPU for these requests (ms)': Math.round(spent / REPLAYS / 100) / 10,
    };
  }
}

await browser.close();
await database.end();
await server.stop();
await cluster.stop();
await rm(dataDir, { recursive: true, force: true });
console.table(rows);
await saveResults('opening', { rows, rounds: ROUNDS });
