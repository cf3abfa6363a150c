import { cpus } from 'node:os';
import type { BrowserContext, Page } from 'playwright';
import { LIVE_PASSWORD } from '../tests/support/live-sign-up.ts';
import { printContracts } from './lib/chromium-pdfs.ts';
import { draftLarge } from './lib/draft-large.ts';
import { holdCores } from './lib/hold-cores.ts';
import { EMAIL, startInstallation } from './lib/installation.ts';
import { openSignedIn } from './lib/open-signed-in.ts';
import { launch } from './lib/page-load.ts';
import { saveResults } from './lib/results.ts';
import { createSender } from './lib/sender.ts';
import { createSigner } from './lib/signer.ts';
import { median } from './lib/usage.ts';

/**
 * Sends a contract of 200 pages, 50 receivers and 1,000 fields from the browser while all cores are busy, then has
 * everybody sign it with nothing else running.
 */
const ROUNDS = Number(process.env['SOAK_ROUNDS'] ?? 10);
const SIZE = { pages: 200, receivers: 50, fieldsEach: 20 };
const MAX_SECONDS = 15;

const installation = await startInstallation({ env: { DOJANG_MODE: 'demo' } });
const nextPdf = (await printContracts([SIZE.pages])).get(SIZE.pages);
if (!nextPdf) throw new Error('No contract was printed.');
// The Content-Security-Policy allows pictures only from the public host name.
const origin = installation.origin.replace('127.0.0.1', 'localhost');
const browser = await launch();
const context = await openSignedIn(browser, { origin, email: EMAIL, password: LIVE_PASSWORD });

const rounds: Pressed[] = [];
const release = holdCores(cpus().length);
for (let round = 0; round < ROUNDS; round += 1) {
  const sender = await createSender(installation.origin, await installation.login(), nextPdf);
  const { contractId } = await draftLarge(sender, `공급 계약 ${round + 1}`, SIZE);
  const pressed = await sendByScreen(context, contractId);
  console.log(`${round + 1}: ${JSON.stringify(pressed)}`);
  rounds.push(pressed);
}
release();
await context.close();
await browser.close();
await installation.untilQuiet();
const signed = await signByAll();
await installation.stop();

const totals = rounds.map(({ reviewed, sent }) => reviewed + sent);
console.table({
  'until the review can be confirmed, median and slowest (s)': `${inSeconds(median(rounds.map(({ reviewed }) => reviewed)))}, ${inSeconds(Math.max(...rounds.map(({ reviewed }) => reviewed)))}`,
  'until it is sent, median and slowest (s)': `${inSeconds(median(rounds.map(({ sent }) => sent)))}, ${inSeconds(Math.max(...rounds.map(({ sent }) => sent)))}`,
  'both, slowest (s)': inSeconds(Math.max(...totals)),
  'errors shown': rounds.flatMap(({ errors }) => errors).length,
});
console.table(signed);
await saveResults('large', { rounds, signed, size: SIZE });
const isGood = rounds.every(({ errors }) => errors.length === 0) && Math.max(...totals) <= MAX_SECONDS * 1_000;
process.exitCode = isGood ? 0 : 1;

type Pressed = { reviewed: number; sent: number; errors: string[] };

/** Clicks each button as soon as it appears, faster than any person. */
async function sendByScreen(signedIn: BrowserContext, contractId: string): Promise<Pressed> {
  const page = await signedIn.newPage();
  page.setDefaultTimeout(120_000);
  const errors = watchErrors(page);
  await page.goto(`${origin}/contract/send/${contractId}/editor`);
  const press = page.getByRole('button', { name: '보내기', exact: true });
  await press.first().waitFor();
  const begin = performance.now();
  await press.first().click();
  const review = page.getByRole('dialog', { name: '이대로 보낼까요?' });
  const confirm = review.getByRole('button', { name: '보내기', exact: true, disabled: false });
  await confirm.waitFor();
  const reviewed = performance.now() - begin;
  await confirm.click();
  await page.waitForURL(({ pathname }) => pathname === `/contract/${contractId}`);
  const sent = performance.now() - begin - reviewed;
  const shown = await page.getByRole('alert').allInnerTexts();
  await page.close();
  return { reviewed, sent, errors: [...errors, ...shown.filter((text) => text.trim() !== '')] };
}

function watchErrors(page: Page) {
  const errors: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return errors;
}

async function signByAll() {
  const sender = await createSender(installation.origin, await installation.login(), nextPdf ?? SIZE.pages);
  const { contractId, emails } = await draftLarge(sender, '공급 계약', SIZE);
  const check = await timed(() => sender.check(contractId));
  const again = await timed(() => sender.check(contractId));
  const sending = await timed(() => sender.press(contractId));
  const signers = emails.map((email) => createSigner(installation.origin, installation.findLink, email));
  const ready: { signer: (typeof signers)[number]; version: number }[] = [];
  let [contractKb, wireKb, contractMs] = [0, 0, 0];
  for (const signer of signers) {
    const token = await signer.arrive();
    const begin = performance.now();
    const answer = await fetch(`${installation.origin}/api/sign/contract`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br' },
    });
    contractKb = (await answer.text()).length / 1_000;
    wireKb = Number(answer.headers.get('content-length')) / 1_000;
    contractMs = performance.now() - begin;
    ready.push({ signer, version: await signer.prepare((name) => `${name}의 값`) });
  }
  const last = ready.pop();
  for (const { signer, version } of ready) await signer.finish(version);
  await installation.untilQuiet();
  let completedMs = 0;
  const finished = await installation.costOf(async () => {
    const begin = performance.now();
    await last?.signer.finish(last.version);
    while ((await sender.call<{ status: string }>('GET', `/contracts/${contractId}`)).status !== 'COMPLETED');
    completedMs = performance.now() - begin;
  });
  return {
    'first check: all CPU, and until it was answered (ms)': `${Math.round(check.all)}, ${Math.round(check.ms)}`,
    'second check: the same': `${Math.round(again.all)}, ${Math.round(again.ms)}`,
    'sending: the same': `${Math.round(sending.all)}, ${Math.round(sending.ms)}`,
    'GET /sign/contract (kB, compressed, ms)': [contractKb, wireKb, contractMs].map(Math.round).join(', '),
    'last signature to COMPLETED (ms)': Math.round(completedMs),
    'last signature to the copies, all CPU (ms)': Math.round(finished.all),
  };
}

async function timed(run: () => Promise<unknown>) {
  let ms = 0;
  const { all } = await installation.costOf(async () => {
    const begin = performance.now();
    await run();
    ms = performance.now() - begin;
  });
  return { all, ms };
}

function inSeconds(ms: number) {
  return Math.round(ms / 100) / 10;
}
