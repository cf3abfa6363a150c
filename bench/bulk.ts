import { setTimeout as sleep } from 'node:timers/promises';
import { fillSheet, getBatch, publishTemplate, startBatch } from './lib/bulk.ts';
import { startInstallation } from './lib/installation.ts';
import { saveResults } from './lib/results.ts';
import { createSender } from './lib/sender.ts';
import { readCpu, subtract } from './lib/processes.ts';
import { median } from './lib/usage.ts';

/**
 * Sends a sheet and times it until the last row is in the outbox, then until the last email arrives. List requests run
 * in parallel to show what other users notice.
 */
const ROWS = Number(process.env['BENCH_ROWS'] ?? 10_000);
const LOOK_EVERY_MS = 250;

const installation = await startInstallation();
const { database, origin, token, mails, roots } = installation;
const sender = await createSender(origin, token);
const template = await publishTemplate(sender);
const before = await measureLists(20);
const filledFrom = performance.now();
const sheet = await fillSheet(sender, template, ROWS);
const filledMs = performance.now() - filledFrom;
await installation.untilQuiet();
await holdMails();

const cpuBefore = await readCpu(roots);
const begin = performance.now();
await startBatch(sender, template.templateId, sheet);
const lists: number[] = [];
const marks = new Map<number, number>();
for (;;) {
  const { counts, state } = await getBatch(sender, sheet.batchId);
  marks.set(counts.sent, performance.now() - begin);
  if (state === 'DONE') break;
  if (state !== 'RUNNING') throw new Error(`The batch is ${state}.`);
  lists.push(...(await measureLists(1)));
  await sleep(LOOK_EVERY_MS);
}
const sentMs = performance.now() - begin;
const cpuAtEnd = await readCpu(roots);
const cpu = subtract(cpuAtEnd, cpuBefore);
const alreadyReceived = mails.received();
const deliveredFrom = performance.now();
await releaseMails();
const codes: number[] = [];
while (mails.received() < alreadyReceived + codes.length + ROWS) {
  codes.push(await measureCode(codes.length));
  await sleep(LOOK_EVERY_MS);
}
const deliveredMs = performance.now() - deliveredFrom;
const cpuOfMails = subtract(await readCpu(roots), cpuAtEnd);
const { rows } = await database.query<{ contracts: number; addresses: number }>(
  `select count(*)::integer as contracts, count(distinct r.email)::integer as addresses
     from contracts c join receivers r using (contract_id) where c.batch_uuid = $1`,
  [sheet.batchId],
);
const table = {
  rows: ROWS,
  'sheet filled in, a thousand rows a call (s)': round(filledMs / 1_000),
  'start to the last row (s)': round(sentMs / 1_000),
  'Node, ms a row': round(cpu.node / ROWS),
  'children, ms a row': round(cpu.children / ROWS),
  'PostgreSQL, ms a row': round(cpu.postgres / ROWS),
  'first thousand, rows a second': rate(0, 1_000),
  'last thousand, rows a second': rate(ROWS - 1_000, ROWS),
  'list before, median and p95 (ms)': `${round(median(before))}, ${round(p95(before))}`,
  'list meanwhile, median and p95 (ms)': `${round(median(lists))}, ${round(p95(lists))}`,
  'delivering all mails (s)': round(deliveredMs / 1_000),
  'a mail, Node and PostgreSQL (ms)': `${round(cpuOfMails.node / ROWS)}, ${round(cpuOfMails.postgres / ROWS)}`,
  'a code asked for among the mails, how many, median and longest (s)': `${codes.length}, ${round(median(codes))}, ${round(Math.max(...codes))}`,
  'contracts, addresses': `${rows[0]?.contracts}, ${rows[0]?.addresses}`,
};
console.table(table);
await saveResults('bulk', table);
await installation.stop();

/** Holds emails back until all rows are done, so that rows and emails are measured separately. */
async function holdMails() {
  await database.query(`create function hold_mail() returns trigger language plpgsql as $$
    begin new.run_at := now() + interval '1 day'; return new; end $$`);
  await database.query(`create trigger hold_mails before insert on jobs for each row
    when (new.kind = 'deliver-message') execute function hold_mail()`);
}

async function releaseMails() {
  await database.query('drop trigger hold_mails on jobs');
  await database.query(`update jobs set run_at = now() where kind = 'deliver-message'`);
}

/** Measures how long a new user waits for their sign-up code, which must not queue behind a batch's emails. */
async function measureCode(number: number) {
  const email = `code${number}@bench.example`;
  const from = performance.now();
  const response = await fetch(`${origin}/api/app/auths/sign-up/email-codes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  if (!response.ok) throw new Error(`A code was answered with ${response.status}.`);
  await mails.findText(email, /\b(\d{6})\b/);
  return (performance.now() - from) / 1_000;
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

function rate(from: number, to: number) {
  return Math.round((to - from) / ((readMark(to) - readMark(from)) / 1_000));
}

function readMark(sent: number) {
  return [...marks].find(([count]) => count >= sent)?.[1] ?? Number.NaN;
}

function round(value: number) {
  return Math.round(value * 100) / 100;
}

function p95(values: readonly number[]) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}
