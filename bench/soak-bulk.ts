import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startCluster } from '../server/database/embedded-cluster.ts';
import { freePort, startLiveServer, startLiveWorker, type LiveWorker } from '../tests/support/live-server.ts';
import { loginLive, signUpLive } from '../tests/support/live-sign-up.ts';
import { fillSheet, getBatch, publishTemplate, startBatch } from './lib/bulk.ts';
import { openCountingSink } from './lib/counting-sink.ts';
import { createSender } from './lib/sender.ts';
import { openStatementProxy } from './lib/statement-proxy.ts';

/**
 * Sends a sheet while a worker or PostgreSQL is killed (-9) at each stage of a row, and while the batch is paused and
 * resumed. Every row must end up with exactly one contract, one message and one Message-ID.
 */
const ROWS = Number(process.env['SOAK_ROWS'] ?? 10_000);
const STAGES = ['reading', 'building', 'commit', 'answer', 'after'] as const;
type Stage = (typeof STAGES)[number];
const VICTIMS = ['worker', 'PostgreSQL'] as const;
const KILLS = VICTIMS.flatMap((victim) => STAGES.map((stage) => ({ victim, stage })));
const EMAIL = 'soak@hanbit.example';
/** Allows for the lease of a killed worker, which expires after 30 seconds. */
const SETTLED_WITHIN_MS = 600_000;
const LOOK_EVERY_MS = 100;

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-soak-'));
let cluster = await startCluster({ dataDir });
const folderOf = (connectionString: string) => new URL(connectionString).searchParams.get('host') ?? '';
const killed = new Map<string, number>();
type Kill = { victim: (typeof VICTIMS)[number]; stage: Stage; whenRestarted: () => void };
let armed: Kill | null = null;
/** Callbacks by worker, called when that worker first looks for jobs. */
const starting = new Map<number, () => void>();

const sink = await openCountingSink(() => strike('answer', 0));
const port = await freePort();
const secrets = { SECRET_KEY: randomBytes(32).toString('base64'), SMTP_URL: sink.url };
// The first server runs its own jobs and creates the account before anything is counted.
const alone = await startLiveServer({
  dataDir,
  port,
  env: { ...secrets, SMTP_URL: '', DATABASE_URL: cluster.connectionString, ROLE: 'both' },
});
await signUpLive(alone.origin, EMAIL);
await alone.stop();
const webProxy = await openStatementProxy(folderOf(cluster.connectionString));
const web = await startLiveServer({
  dataDir,
  port,
  env: { ...secrets, DATABASE_URL: webProxy.connectionString, ROLE: 'web' },
});
const proxies = await Promise.all(
  [0, 1].map((place) => openStatementProxy(folderOf(cluster.connectionString), { onStatement: watchWorker(place) })),
);
const workers: LiveWorker[] = [0, 1].map(startWorker);

await query(`update users set phone_verified_at = now() where email = $1`, [EMAIL]);
const answer: { userInfo?: { accessJwt?: string } } = Object(await loginLive(web.origin, EMAIL));
const sender = await createSender(web.origin, answer.userInfo?.accessJwt ?? '');
const template = await publishTemplate(sender);
const sheet = await fillSheet(sender, template, ROWS);
const other = await fillSheet(sender, template, 400);
const received = sink.count();

// Makes one row fail until the constraint is dropped.
await query(`alter table receivers add constraint broken check (name <> '일꾼 ${Math.floor(ROWS / 2)}') not valid`);
const begin = performance.now();
await startBatch(sender, template.templateId, sheet);
const acts: string[] = [];
for (const [place, kill] of KILLS.entries()) {
  await untilSent((ROWS * (place + 0.5)) / (KILLS.length + 1));
  if (place === 2) await pauseAndResume();
  if (place === 4) await cancelTheOther();
  await new Promise<void>((whenRestarted) => {
    armed = { ...kill, whenRestarted };
  });
}
await untilState('DONE');
await query('alter table receivers drop constraint broken');
const { counts } = await untilAnswered(() => getBatch(sender, sheet.batchId));
if (counts.failed > 0) {
  await untilAnswered(() => sender.call('POST', `/batches/${sheet.batchId}/retry`));
  acts.push(`retried ${counts.failed}`);
  await untilState('DONE');
}
const sentMs = performance.now() - begin;
await untilQuiet();

const { rows } = await query<{
  contracts: number;
  rows: number;
  messages: number;
  sent: number;
  people: number;
  cancelled: number;
}>(
  `select (select count(*) from contracts where batch_uuid = $1)::integer as contracts,
          (select count(distinct contract_id) from batch_rows where batch_uuid = $1 and state = 'SENT')::integer as rows,
          count(*)::integer as messages, (count(*) filter (where m.status = 'SENT'))::integer as sent,
          count(distinct m.recipient)::integer as people,
          (select count(*) from contracts where batch_uuid = $2)::integer as cancelled
     from contracts c join outbox_messages m using (contract_id) where c.batch_uuid = $1 and m.template = 'SIGN_REQUEST'`,
  [sheet.batchId, other.batchId],
);
const found = rows[0] ?? { contracts: 0, rows: 0, messages: 0, sent: 0, people: 0, cancelled: 0 };
const mails = sink.read('worker');
await web.stop();
for (const worker of workers) await worker.stop();
for (const proxy of [webProxy, ...proxies]) await proxy.close();
await cluster.stop();
await sink.close();
await rm(dataDir, { recursive: true, force: true });

console.table(
  Object.fromEntries(
    STAGES.map((stage) => [
      stage,
      Object.fromEntries(VICTIMS.map((victim) => [victim, killed.get(`${victim} ${stage}`) ?? 0])),
    ]),
  ),
);
console.table({
  'rows of the sheet': ROWS,
  'contracts, rows that name one': `${found.contracts}, ${found.rows}`,
  'messages in the outbox, of these handed over, to so many people': `${found.messages}, ${found.sent}, ${found.people}`,
  'Message-IDs at the mail server, with those of the cancelled sheet': mails.ids,
  'mails at the mail server': mails.mails,
  'Message-IDs with mails to different people or of different subjects': mails.mixed,
  'contracts of the cancelled sheet': found.cancelled,
  'in between': acts.join(', '),
  'sent in (s)': Math.round(sentMs / 1_000),
  'mails before': received,
});
const isRight =
  found.contracts === ROWS &&
  found.rows === ROWS &&
  found.messages === ROWS &&
  found.sent === ROWS &&
  mails.ids === ROWS + found.cancelled &&
  mails.mixed === 0 &&
  killed.size === KILLS.length;
process.exitCode = isRight ? 0 : 1;

function startWorker(place: number) {
  return startLiveWorker({ dataDir, env: { ...secrets, DATABASE_URL: proxies[place]?.connectionString ?? '' } });
}

/** Recognises the stage of a row by the worker's SQL statements. */
function watchWorker(place: number) {
  const inserting = new Set<number>();
  return (text: string, connection: number) => {
    if (/update jobs set lease_token/.test(text)) starting.get(place)?.();
    if (/^select .*from "batch_rows"/.test(text)) strike('reading', place);
    if (/insert into "document_numbers"/.test(text)) strike('building', place);
    if (/insert into "contract_chains"/.test(text)) inserting.add(connection);
    if (/^\s*commit/i.test(text) && inserting.delete(connection)) strike('commit', place);
    if (/update "outbox_messages"/.test(text) && /"sent_at"/.test(text)) strike('after', place);
  };
}

function strike(stage: Stage, place: number) {
  if (armed?.stage !== stage) return;
  const { victim, whenRestarted } = armed;
  armed = null;
  killed.set(`${victim} ${stage}`, (killed.get(`${victim} ${stage}`) ?? 0) + 1);
  void (victim === 'worker' ? restartWorker(place) : restartDatabase()).then(whenRestarted);
}

/**
 * Restarts a worker until it stays up. One that is starting while PostgreSQL is killed exits and relies on its
 * supervisor.
 */
async function restartWorker(place: number) {
  await workers[place]?.kill();
  const hasStarted = new Promise<void>((resolve) => starting.set(place, resolve));
  workers[place] = startWorker(place);
  await hasStarted;
}

async function restartDatabase() {
  process.kill(cluster.pid, 'SIGKILL');
  await cluster.stop().catch(() => null);
  cluster = await startCluster({ dataDir });
  for (const proxy of [webProxy, ...proxies]) proxy.moveTo(folderOf(cluster.connectionString));
}

async function pauseAndResume() {
  await untilAnswered(() => sender.call('POST', `/batches/${sheet.batchId}/pause`));
  const { counts: paused } = await untilAnswered(() => getBatch(sender, sheet.batchId));
  await sleep(2_000);
  const { counts: later } = await untilAnswered(() => getBatch(sender, sheet.batchId));
  if (later.sent !== paused.sent) throw new Error('Rows were sent after the pause.');
  await untilAnswered(() => sender.call('POST', `/batches/${sheet.batchId}/resume`));
  acts.push(`paused at ${paused.sent}`);
}

async function cancelTheOther() {
  await untilAnswered(() => startBatch(sender, template.templateId, other));
  while ((await untilAnswered(() => getBatch(sender, other.batchId))).counts.sent === 0) await sleep(LOOK_EVERY_MS);
  await untilAnswered(() => sender.call('POST', `/batches/${other.batchId}/cancel`, { alsoSent: false }));
  acts.push('cancelled another');
}

async function untilSent(least: number) {
  for (;;) {
    const { counts: present, state } = await untilAnswered(() => getBatch(sender, sheet.batchId));
    if (present.sent >= least || state === 'DONE') return;
    await resumeIfTroubled(state);
    await sleep(LOOK_EVERY_MS);
  }
}

async function untilState(state: string) {
  for (;;) {
    const batch = await untilAnswered(() => getBatch(sender, sheet.batchId));
    if (batch.state === state) return;
    await resumeIfTroubled(batch.state);
    await sleep(LOOK_EVERY_MS);
  }
}

/**
 * Resumes a paused batch. A job whose worker was killed several times is given up, and pauses the batch for the sender
 * to decide.
 */
async function resumeIfTroubled(state: string) {
  if (state !== 'PAUSED') return;
  acts.push('resumed after trouble');
  await untilAnswered(() => sender.call('POST', `/batches/${sheet.batchId}/resume`));
}

/** Repeats a request until it succeeds, because the server rejects requests while the database starts. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const until = performance.now() + SETTLED_WITHIN_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > until || !/ (503|500) /.test(String(error))) throw error;
      await sleep(LOOK_EVERY_MS);
    }
  }
}

async function untilQuiet() {
  const until = performance.now() + SETTLED_WITHIN_MS;
  while (performance.now() < until) {
    const open = await query(`select 1 from outbox_messages where status in ('QUEUED', 'SENDING') limit 1`);
    if (open.rows.length === 0) return;
    await sleep(500);
  }
  throw new Error('The installation did not come to rest.');
}

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: cluster.connectionString });
  await client.connect();
  try {
    return await client.query<Row>(text, values);
  } finally {
    await client.end();
  }
}
