import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { startCluster } from '../server/database/embedded-cluster.ts';
import { freePort, startLiveServer } from '../tests/support/live-server.ts';
import { loginLive, signUpLive } from '../tests/support/live-sign-up.ts';
import { EVIL_PATTERNS, LEGACY_PATTERNS, LONG_VALUES } from './lib/evil-patterns.ts';
import { createSender } from './lib/sender.ts';
import { createSigner } from './lib/signer.ts';
import { watchHealth } from './lib/watch-health.ts';

/**
 * Attacks a server with evil patterns, a full disk, killed databases and thousands of slow connections, and measures
 * what other users notice. Must run as root, in order to create a small disk.
 */
const EMAIL = 'fire@hanbit.example';
const LOOPS = 8;
const SLOW_CONNECTIONS = Number(process.env['SOAK_SLOW'] ?? 2_000);
const DISK_MB = 24;

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-fire-'));
const databaseDir = await mkdtemp(path.join(tmpdir(), 'dojang-fire-database-'));
const filesDir = path.join(dataDir, 'files');
await mkdir(filesDir);
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', filesDir]);
let cluster = await startCluster({ dataDir: databaseDir });
const env = {
  DOJANG_MODE: 'demo',
  BILLING: 'off',
  DATABASE_URL: cluster.connectionString,
  SECRET_KEY: randomBytes(32).toString('base64'),
};
const server = await startLiveServer({ dataDir, port: await freePort(), env });
const told: Record<string, string | number> = {};
try {
  await signUpLive(server.origin, EMAIL);
  let database = new pg.Pool({ connectionString: cluster.connectionString });
  database.on('error', () => {});
  await database.query('update users set phone_verified_at = now() where email = $1', [EMAIL]);
  const sender = await createSender(server.origin, await tokenOf(), 1);

  Object.assign(told, await fireAtPatterns(database, sender));
  Object.assign(told, await fillTheDisk());
  await database.end();
  Object.assign(told, await killTheDatabase());
  database = new pg.Pool({ connectionString: cluster.connectionString });
  Object.assign(told, await connectSlowly());
  await database.end();
} finally {
  console.table(told);
  await server.stop();
  await cluster.stop();
  execFileSync('umount', [filesDir]);
  await rm(dataDir, { recursive: true, force: true });
  await rm(databaseDir, { recursive: true, force: true });
}

async function tokenOf() {
  const answer: { userInfo?: { accessJwt?: string } } = Object(await loginLive(server.origin, EMAIL));
  return answer.userInfo?.accessJwt ?? '';
}

/** Each loop is a receiver who keeps trying to finish with values that almost match. */
async function fireAtPatterns(database: pg.Pool, sender: Awaited<ReturnType<typeof createSender>>) {
  const patterns = [...EVIL_PATTERNS, ...LEGACY_PATTERNS];
  const tokens: { token: string; fieldIds: string[] }[] = [];
  for (let loop = 0; loop < LOOPS; loop += 1) {
    const own = patterns.filter((_, place) => place % LOOPS === loop);
    const email = `fire${loop}@receiver.example`;
    const form = own.map((_, place) => ({
      kind: 'TEXT',
      name: `칸 ${place}`,
      required: false,
      rect: { x: 60, y: 100 + place * 40, width: 400, height: 30 },
    }));
    const contractId = await sender.sendForm(`문서 ${loop}`, email, form);
    // Simulates contracts sent before patterns were checked.
    for (const [place, pattern] of own.entries())
      await database.query(
        `update contract_contents set fields = jsonb_set(fields, array[$2::text, 'validation'], $3::jsonb) where contract_id = $1`,
        [contractId, String(place), JSON.stringify({ pattern, maxLength: 5_000 })],
      );
    const token = await createSigner(server.origin, database, email).arrive();
    const seen = await read(token, 'GET', '/sign/contract');
    tokens.push({ token, fieldIds: seen.result.fields.map(({ fieldId }) => fieldId) });
  }
  const health = watchHealth(server.origin);
  let refused = 0;
  const until = performance.now() + 15_000;
  await Promise.all(
    tokens.map(async ({ token, fieldIds }) => {
      let version = 0;
      for (let round = 0; performance.now() < until; round += 1) {
        const value = LONG_VALUES[round % LONG_VALUES.length] ?? '';
        const values = Object.fromEntries(fieldIds.map((fieldId) => [fieldId, value]));
        const put = await read(token, 'PUT', '/sign/values', { version, values, markRefs: {} });
        version = put.result.version;
        const finished = await read(token, 'POST', '/sign/complete', { version, confirmed: true });
        refused += finished.status === 422 ? 1 : 0;
      }
    }),
  );
  const { median, p99, max } = await health.stop();
  return {
    'patterns tried': patterns.length,
    'answers to those who finish (all 422)': refused,
    'health under patterns, median ms': median,
    'health under patterns, p99 ms': p99,
    'health under patterns, max ms': max,
  };
}

type Read = { status: number; result: { version: number; status: string; fields: { fieldId: string }[] } };

async function read(token: string, method: string, address: string, body?: object): Promise<Read> {
  const response = await fetch(`${server.origin}/api${address}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { result }: Pick<Read, 'result'> = Object(await response.json());
  return { status: response.status, result };
}

async function fillTheDisk() {
  const token = await tokenOf();
  const filler = path.join(filesDir, 'filler');
  const statuses: number[] = [];
  /** Uploads noise, which can't be compressed: half a megabyte as uploaded, and as much again once normalised. */
  const upload = async () => {
    const noise = await sharp(randomBytes(400 * 400 * 3), { raw: { width: 400, height: 400, channels: 3 } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('purpose', 'document');
    form.set('file', new Blob([Uint8Array.from(noise)]), '사진.png');
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${server.origin}/api/app/files`, { method: 'POST', headers, body: form });
    const { result }: { result?: { fileId: string; status: string } } = Object(await response.json());
    statuses.push(response.status);
    return result;
  };
  // Leaves room for the upload, but not for the files made from it.
  await writeFile(filler, randomBytes((DISK_MB - 2) * 1_000_000)).catch(() => null);
  const free = Number(execFileSync('df', ['--output=avail', '-B1', filesDir], { encoding: 'utf8' }).split('\n')[1]);
  await writeFile(`${filler}2`, randomBytes(Math.max(0, free - 700_000))).catch(() => null);
  const stuck = await upload();
  await sleep(3_000);
  for (let times = 0; times < 3; times += 1) await upload();
  const ready = await fetch(`${server.origin}/api/ready`);
  const left = (await readdir(filesDir, { recursive: true })).filter((name) => path.basename(name).startsWith('.'));
  await rm(filler, { force: true });
  await rm(`${filler}2`, { force: true });
  if (!stuck) throw new Error('The first upload did not fit.');
  const begun = performance.now();
  let { status } = stuck;
  while ((status === 'STORED' || status === 'PROCESSING') && performance.now() - begun < 60_000) {
    await sleep(200);
    status = (await read(token, 'GET', `/app/files/${stuck.fileId}`)).result.status;
  }
  return {
    'uploads to a full disk answered': statuses.join(' '),
    'ready while it is full': ready.status,
    'temporary files left': left.length,
    'the file that waited became': status,
    'seconds after there was room': Math.round((performance.now() - begun) / 100) / 10,
    'ready afterwards': (await fetch(`${server.origin}/api/ready`)).status,
  };
}

async function killTheDatabase() {
  const token = await tokenOf();
  process.kill(cluster.pid, 'SIGKILL');
  await sleep(500);
  const answers: string[] = [];
  for (let times = 0; times < 5; times += 1) {
    const response = await fetch(`${server.origin}/api/app/users`, { headers: { authorization: `Bearer ${token}` } });
    answers.push(`${response.status}/${response.headers.get('retry-after') ?? 'none'}`);
  }
  await cluster.stop().catch(() => null);
  const begun = performance.now();
  cluster = await startCluster({ dataDir: databaseDir });
  const restarted = performance.now();
  const isBack = async () =>
    (await fetch(`${server.origin}/api/app/users`, { headers: { authorization: `Bearer ${token}` } })).status === 200;
  while (!(await isBack())) {
    if (performance.now() - begun > 60_000) break;
    await sleep(50);
  }
  return {
    'without a database: status/retry-after': answers.join(' '),
    'seconds until it answered again': Math.round((performance.now() - restarted) / 100) / 10,
  };
}

/** Opens connections that send a byte of a request's head now and then, and never finish it. */
async function connectSlowly() {
  const { port } = new URL(server.origin);
  const sockets: Socket[] = [];
  for (let made = 0; made < SLOW_CONNECTIONS; made += 1) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    sockets.push(socket);
    if (made % 200 === 199) await sleep(20);
  }
  const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 1_000);
  const health = watchHealth(server.origin);
  let logins = 0;
  const until = performance.now() + 10_000;
  while (performance.now() < until) {
    await tokenOf();
    logins += 1;
  }
  const { median, p99 } = await health.stop();
  clearInterval(drip);
  const open = sockets.filter(({ destroyed }) => !destroyed).length;
  for (const socket of sockets) socket.destroy();
  return {
    'slow connections': open,
    'log-ins beside them in 10 s': logins,
    'health beside them, median ms': median,
    'health beside them, p99 ms': p99,
  };
}
