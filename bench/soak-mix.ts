import { setTimeout as sleep } from 'node:timers/promises';
import { printContracts } from './lib/chromium-pdfs.ts';
import { fillContracts } from './lib/fill-contracts.ts';
import { startInstallation } from './lib/installation.ts';
import { runMix, type Act } from './lib/mix.ts';
import { saveResults } from './lib/results.ts';
import { createSender } from './lib/sender.ts';
import { createSigner } from './lib/signer.ts';
import { median } from './lib/usage.ts';
import { watchHealth } from './lib/watch-health.ts';

/**
 * Simulates an office day in ten minutes among a million contracts. Nothing may fail, every document must be sealed,
 * and memory must not grow.
 */
const CONTRACTS = Number(process.env['SOAK_CONTRACTS'] ?? 1_000_000);
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 10);
const SCALE = Number(process.env['SOAK_SCALE'] ?? 1);
const RATES = { list: 20 * SCALE, detail: 10 * SCALE, send: 3 * SCALE, opening: 5 * SCALE, completion: 3 * SCALE };
/** Contracts that are opened again and again but never signed. */
const REOPENED = 40;
const LOOK_EVERY_MS = 2_000;
const PER_MINUTE = 60_000 / LOOK_EVERY_MS;
/** The allowed difference between the last minute's memory and the third's, as a fraction. */
const MAX_GROWTH = 0.05;
const LISTS = ['', '&status=IN_PROGRESS', '&status=COMPLETED', '&page=2', '&page=5'];

const installation = await startInstallation();
const { origin, database } = installation;
const client = await database.connect();
const beginFill = performance.now();
await fillContracts(client, installation.seat, 1, CONTRACTS);
client.release();
console.log(`${CONTRACTS} contracts after ${Math.round((performance.now() - beginFill) / 1_000)} s`);

const nextPdf = (await printContracts([10])).get(10);
if (!nextPdf) throw new Error('No contract was printed.');
const token = await installation.login();
const sender = await createSender(origin, token, nextPdf);

type Link = { email: string; secret: string };
type Opened = {
  signer: ReturnType<typeof createSigner>;
  seen: Awaited<ReturnType<ReturnType<typeof createSigner>['open']>>;
};
const contractIds: string[] = [];
const unopened: Link[] = [];
const reopened: Link[] = [];
const opened: Opened[] = [];
const unlinked: Promise<unknown>[] = [];
let [sent, completed, repeated, looks] = [0, 0, 0, 0];

for (let place = 0; place < REOPENED; place += 1) reopened.push(await sendOne());
await installation.untilQuiet();

const send: Act = () => async () => {
  const { email } = await sendFresh();
  unlinked.push(installation.findLink(email).then((secret) => unopened.push({ email, secret })));
};
const open: Act = () => {
  const fresh = unopened.shift();
  const link = fresh ?? reopened[(looks += 1) % reopened.length];
  if (!link) return null;
  return async () => {
    const signer = createSigner(
      origin,
      async () => link.secret,
      link.email,
      () => (repeated += 1),
    );
    const seen = await signer.open();
    if (fresh) opened.push({ signer, seen });
  };
};
const complete: Act = () => {
  const one = opened.shift();
  if (!one) return null;
  return async () => {
    await one.signer.finish(await one.signer.fill(one.seen));
    completed += 1;
  };
};
const list: Act = () => () => sender.call('GET', `/contracts?size=20${LISTS[(looks += 1) % LISTS.length]}`);
const detail: Act = () => {
  const contractId = contractIds[(looks += 1) % contractIds.length];
  return contractId === undefined ? null : () => sender.call('GET', `/contracts/${contractId}`);
};

const memory: number[] = [];
const stopped = new AbortController();
const watching = watchMemory();
const health = watchHealth(origin);
const rows = await runMix({ list, detail, send, opening: open, completion: complete }, RATES, MINUTES * 60);
const answers = await health.stop();
stopped.abort();
await watching;
await Promise.all(unlinked);
await installation.untilQuiet();

const { rows: ended } = await database.query<{ sealed: number; failed: number; copies: number }>(
  `select (select count(*)::integer from contracts where contract_id = any($1) and seal_state = 'DONE') as sealed,
          (select count(*)::integer from jobs where failed_at is not null) as failed,
          (select count(*)::integer from outbox_messages where template = 'SIGN_COMPLETED' and status = 'SENT') as copies`,
  [contractIds],
);
const end = ended[0] ?? { sealed: 0, failed: 0, copies: 0 };
await installation.stop();

const minutes = Array.from({ length: MINUTES }, (_, minute) =>
  Math.round(median(memory.slice(minute * PER_MINUTE, (minute + 1) * PER_MINUTE))),
);
const growth = (minutes.at(-1) ?? 0) / (minutes[2] ?? minutes.at(-1) ?? 1) - 1;
console.table(rows);
console.table({
  sent,
  completed,
  'sealed of them': end.sealed,
  'copies sent': end.copies,
  'jobs given up': end.failed,
  'calls that had to be repeated': repeated,
  'smallest answer: median, p99 and slowest (ms)': `${answers.median}, ${answers.p99}, ${answers.max}`,
  'memory of all processes, minute by minute (MB)': minutes.join(', '),
  'last minute against the third (%)': Math.round(growth * 1_000) / 10,
});
await saveResults('mix', {
  rows,
  minutes,
  sent,
  completed,
  ...end,
  repeated,
  answers,
  contracts: CONTRACTS,
  rates: RATES,
});
const errors = Object.values(rows).reduce((sum, row) => sum + (row['errors'] ?? 0), repeated + end.failed);
process.exitCode = errors === 0 && end.sealed === completed && Math.abs(growth) <= MAX_GROWTH ? 0 : 1;

async function sendFresh() {
  const email = `mix${(sent += 1)}@receiver.example`;
  contractIds.push(await sender.sendFile(await sender.upload(), `업무 위탁 계약서 ${sent}`, [email]));
  return { email };
}

async function sendOne(): Promise<Link> {
  const { email } = await sendFresh();
  return { email, secret: await installation.findLink(email) };
}

async function watchMemory() {
  while (!stopped.signal.aborted) {
    memory.push(await installation.memory());
    await sleep(LOOK_EVERY_MS, undefined, { signal: stopped.signal }).catch(() => {});
  }
}
