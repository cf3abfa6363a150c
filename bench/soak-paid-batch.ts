import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTossGateway } from '../server/adapters/payments/toss.ts';
import { TOSS_EMULATOR_CREDENTIALS } from '../server/configuration/variables.ts';
import { connectDatabase } from '../server/database/connect.ts';
import { startCluster } from '../server/database/embedded-cluster.ts';
import { freePort, startLiveServer } from '../tests/support/live-server.ts';
import { loginLive, signUpLive } from '../tests/support/live-sign-up.ts';
import { fillSheet, getBatch, publishTemplate, startBatch } from './lib/bulk.ts';
import { buyCredits } from './lib/buy-credits.ts';
import { countPaidSheet } from './lib/count-paid-sheet.ts';
import { openCountingSink } from './lib/counting-sink.ts';
import { checkBooks } from './lib/money/check-books.ts';
import { createSender } from './lib/sender.ts';

/**
 * Sends a sheet with credits for only some of its rows: exactly that many are sent, and the rest wait for more. In the
 * end, the ledger must match the emulator's books.
 */
const ROWS = Number(process.env['SOAK_ROWS'] ?? 10_000);
const FIRST = Math.round((ROWS * 0.73) / 100) * 100;
/** Uses up the free plan's monthly documents first, so that every row costs a credit. */
const FREE_DOCUMENTS = 5;
const EMAIL = 'soak@hanbit.example';
const SETTLED_WITHIN_MS = 1_800_000;
const LOOK_EVERY_MS = 500;

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-soak-'));
const cluster = await startCluster({ dataDir });
const sink = await openCountingSink(() => {});
const port = await freePort();
const env = {
  BILLING: 'emulator',
  SECRET_KEY: randomBytes(32).toString('base64'),
  DATABASE_URL: cluster.connectionString,
};
// The first server runs without SMTP and keeps the email with the sign-up code.
const alone = await startLiveServer({ dataDir, port, env: { ...env, SMTP_URL: '' } });
await signUpLive(alone.origin, EMAIL);
await alone.stop();
const server = await startLiveServer({ dataDir, port, env: { ...env, SMTP_URL: sink.url } });
const { database } = connectDatabase({ connectionString: cluster.connectionString, max: 2 });
await database.updateTable('users').set({ phoneVerifiedAt: new Date() }).where('email', '=', EMAIL).execute();
const { organizationUuid } = await database
  .selectFrom('organizationMembers')
  .innerJoin('users', 'users.userUuid', 'organizationMembers.userUuid')
  .select('organizationUuid')
  .where('users.email', '=', EMAIL)
  .executeTakeFirstOrThrow();
const answer: { userInfo?: { accessJwt?: string } } = Object(await loginLive(server.origin, EMAIL));
const sender = await createSender(server.origin, answer.userInfo?.accessJwt ?? '');
const template = await publishTemplate(sender);

const free = await fillSheet(sender, template, FREE_DOCUMENTS);
await startBatch(sender, template.templateId, free);
await untilState(free.batchId, 'DONE');

const sheet = await fillSheet(sender, template, ROWS);
const { batchId } = sheet;
const buy = (credits: number) => buyCredits(server.origin, sender.call, organizationUuid, credits);
let orders = await buy(FIRST);
const askedForAll = await refusalOf(() => startBatch(sender, template.templateId, sheet));
const begin = performance.now();
await sender.call('POST', `/templates/${template.templateId}/send/many`, { ...sheet, sendWhatFits: true });
await untilState(batchId, 'PAUSED');
const first = await read();
const firstMs = performance.now() - begin;
const askedToGoOn = await refusalOf(() => sender.call('POST', `/batches/${batchId}/resume`));
const untouched = await read();

orders += await buy(ROWS - FIRST);
const resumed = performance.now();
await sender.call('POST', `/batches/${batchId}/resume`);
await untilState(batchId, 'DONE');
const last = await read();
const restMs = performance.now() - resumed;
await untilMailed();
const mails = sink.read('worker');

const gateway = createTossGateway({
  ...TOSS_EMULATOR_CREDENTIALS,
  baseUrl: `${server.origin}/api/emulators/toss`,
  scriptUrl: '',
});
const books = await checkBooks(database, gateway, new Date());
await database.destroy();
await server.stop();
await cluster.stop();
await sink.close();
await rm(dataDir, { recursive: true, force: true });

console.table({
  'all at once': askedForAll,
  'with what fits': JSON.stringify(first),
  'going on without credits': askedToGoOn,
  'after a purchase': JSON.stringify(last),
  'orders, won in the ledger, won in the books': `${orders}, ${books.ledger}, ${books.books}`,
  'mails, Message-IDs': `${mails.mails}, ${mails.ids}`,
  'first part, rest (s)': `${Math.round(firstMs / 1_000)}, ${Math.round(restMs / 1_000)}`,
});
const isPart = (found: Awaited<ReturnType<typeof read>>, sent: number) =>
  found.sent === sent && found.contracts === sent && found.assigned === sent && found.available === 0;
const isRight =
  askedForAll.endsWith('402 CREDIT_SHORT') &&
  askedToGoOn.endsWith('402 CREDIT_SHORT') &&
  isPart(first, FIRST) &&
  isPart(untouched, FIRST) &&
  isPart(last, ROWS) &&
  mails.ids === ROWS + FREE_DOCUMENTS &&
  mails.mails === mails.ids &&
  books.asked === 0 &&
  books.ledger === books.books &&
  books.unknownToUs === 0 &&
  books.orders.orders === orders &&
  books.orders.wrong.length === 0 &&
  books.lots.wrong.length === 0;
console.log(isRight ? 'Exactly what was paid for was sent.' : 'What was sent is not what was paid for.');
process.exitCode = isRight ? 0 : 1;

async function read() {
  const { counts } = await getBatch(sender, batchId);
  return { sent: counts.sent, ...(await countPaidSheet(database, batchId)) };
}

async function untilState(wanted: string, state: string) {
  const end = Date.now() + SETTLED_WITHIN_MS;
  while ((await getBatch(sender, wanted)).state !== state) {
    if (Date.now() > end) throw new Error(`The sheet is not ${state}.`);
    await pause(LOOK_EVERY_MS);
  }
}

async function untilMailed() {
  const end = Date.now() + SETTLED_WITHIN_MS;
  while (sink.read('worker').ids < ROWS + FREE_DOCUMENTS) {
    if (Date.now() > end) throw new Error('Not all mails went.');
    await pause(LOOK_EVERY_MS);
  }
}

async function refusalOf(ask: () => Promise<unknown>) {
  return ask().then(
    () => 'not refused',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}
