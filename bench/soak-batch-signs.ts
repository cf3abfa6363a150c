import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { verifyChain } from '../server/audit/verify-chain.ts';
import { startCluster } from '../server/database/embedded-cluster.ts';
import { readKnownSeals } from '../server/documents/seal/keys/key-store.ts';
import { verify } from '../server/documents/verify/verify.ts';
import { freePort, startLiveServer } from '../tests/support/live-server.ts';
import { loginLive, signUpLive } from '../tests/support/live-sign-up.ts';
import { fillSheet, publishTemplate, startBatch } from './lib/bulk.ts';
import { countEqualValues, type TypedValues } from './lib/compare-values.ts';
import { createSender } from './lib/sender.ts';
import { createSigner } from './lib/signer.ts';
import { median } from './lib/usage.ts';

/**
 * A batch's receivers sign while its sender views the list. Every contract must be sealed with a valid seal, some of
 * which pdfsig (poppler-utils) checks, and the exported sheets must contain exactly what was typed.
 */
const ROWS = Number(process.env['SOAK_ROWS'] ?? 1_000);
const BY_PDFSIG = 50;
const AT_ONCE = 4;
const EMAIL = 'soak@hanbit.example';
const LOOK_EVERY_MS = 250;
const SETTLED_WITHIN_MS = 900_000;

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-soak-'));
const cluster = await startCluster({ dataDir });
const env = { DATABASE_URL: cluster.connectionString, SECRET_KEY: randomBytes(32).toString('base64') };
const server = await startLiveServer({ dataDir, port: await freePort(), env });
await signUpLive(server.origin, EMAIL);
const database = new pg.Pool({ connectionString: cluster.connectionString });
await database.query(`update users set phone_verified_at = now() where email = $1`, [EMAIL]);
const answer: { userInfo?: { accessJwt?: string } } = Object(await loginLive(server.origin, EMAIL));
const token = answer.userInfo?.accessJwt ?? '';
const sender = await createSender(server.origin, token);
const template = await publishTemplate(sender);
const sheet = await fillSheet(sender, template, ROWS);
const listsBefore = await measureLists(20);
await startBatch(sender, template.templateId, sheet);
await untilNone(`select 1 from batches where batch_uuid = $1 and state <> 'DONE'`);
await untilNone(`select 1 from outbox_messages join contracts using (contract_id)
                  where batch_uuid = $1 and outbox_messages.status in ('QUEUED', 'SENDING') limit 1`);

const begin = performance.now();
let next = 0;
const typed = new Map<string, TypedValues>();
const watching = new AbortController();
const lists = watchLists();
await Promise.all(Array.from({ length: AT_ONCE }, signNext));
const signedMs = performance.now() - begin;
await untilNone(`select 1 from contracts where batch_uuid = $1 and status <> 'COMPLETED' limit 1`);
const sealedMs = performance.now() - begin;
watching.abort();
const listsMeanwhile = await lists;

const { rows: contracts } = await database.query<{ sealed: string }>(
  `select sealed_sha256 as sealed from contracts where batch_uuid = $1 order by contract_id`,
  [sheet.batchId],
);
const whole = await countWhole();
const byPdfsig = await countByPdfsig();
const values = [...typed.values()].flatMap((row) => Object.keys(row)).length;
const equal = await countEqualValues({ origin: server.origin, token, batchId: sheet.batchId }, typed);
await database.end();
await server.stop();
await cluster.stop();
await rm(dataDir, { recursive: true, force: true });

console.table({
  'contracts of the batch, all completed': contracts.length,
  'seals that hold in our check': whole,
  [`seals that hold in pdfsig, of ${BY_PDFSIG}`]: byPdfsig,
  'values typed, and read again from .xlsx and .csv': `${values}, ${equal}`,
  'signed in (s), so many at once': `${Math.round(signedMs / 1_000)}, ${AT_ONCE}`,
  'sealed, contracts a second': Math.round((contracts.length / sealedMs) * 10_000) / 10,
  'list before, median and p95 (ms)': describe(listsBefore),
  'list meanwhile, median and p95 (ms)': describe(listsMeanwhile),
});
const isRight =
  contracts.length === ROWS &&
  whole === ROWS &&
  byPdfsig === Math.min(BY_PDFSIG, ROWS) &&
  values > 0 &&
  equal === values;
process.exitCode = isRight ? 0 : 1;

async function signNext() {
  while (next < ROWS) {
    const place = next;
    next += 1;
    const email = `worker${place}@receiver.example`;
    const signer = createSigner(server.origin, database, email);
    const row: Record<string, string> = {};
    const version = await signer.prepare((name) => (row[name] = `${name}, "${place}번" =1+${place}`));
    typed.set(email, row);
    await signer.finish(version);
  }
}

async function untilNone(open: string) {
  const until = performance.now() + SETTLED_WITHIN_MS;
  while (performance.now() < until) {
    const { rowCount } = await database.query(open, [sheet.batchId]);
    if (rowCount === 0) return;
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error('The installation did not come to rest.');
}

async function watchLists() {
  const took: number[] = [];
  while (!watching.signal.aborted) {
    took.push(...(await measureLists(1)));
    await sleep(LOOK_EVERY_MS);
  }
  return took;
}

async function measureLists(times: number) {
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const from = performance.now();
    await sender.call('GET', '/contracts?tab=ALL');
    took.push(performance.now() - from);
  }
  return took;
}

function describe(took: readonly number[]) {
  const p95 = took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.95)] ?? Number.NaN;
  return `${Math.round(median(took) * 10) / 10}, ${Math.round(p95 * 10) / 10}`;
}

function readSealed(sha256: string) {
  return readFile(path.join(dataDir, 'files', sha256.slice(0, 2), sha256));
}

async function countWhole() {
  const known = await readKnownSeals(path.join(dataDir, 'seal'));
  let count = 0;
  for (const { sealed } of contracts) {
    const { verdict, matchesKnown } = verify(await readSealed(sealed), {
      known,
      verifyChain,
      expected: { sha256: sealed },
    });
    if (verdict === 'WHOLE' && matchesKnown === true) count += 1;
  }
  return count;
}

async function countByPdfsig() {
  const file = path.join(dataDir, 'sealed.pdf');
  let count = 0;
  for (const { sealed } of contracts.slice(0, BY_PDFSIG)) {
    await writeFile(file, await readSealed(sealed));
    const { stdout } = await promisify(execFile)('pdfsig', ['-nocert', file]);
    if (stdout.includes('Signature is Valid') && !/Digest Mismatch/.test(stdout)) count += 1;
  }
  return count;
}
