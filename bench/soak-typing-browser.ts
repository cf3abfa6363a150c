import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startCluster } from '../server/database/embedded-cluster.ts';
import { freePort, startLiveServer } from '../tests/support/live-server.ts';
import { loginLive, signUpLive } from '../tests/support/live-sign-up.ts';
import { createDice } from '../tests/support/typing/dice.ts';
import { launch } from './lib/page-load.ts';
import { createSender } from './lib/sender.ts';
import { createSigner } from './lib/signer.ts';
import { createTypingPerson, FORM, type Tally } from './lib/typing-person.ts';

/**
 * Types at random into a document in Chromium, reloads, opens a second tab and goes offline. The sealed file must
 * contain what the screen showed on the last click. Needs a built app.
 */
const WALKS = Number(process.env['SOAK_TYPING_BROWSER'] ?? 300);
const FIRST = Number(process.env['TYPING_SEED'] ?? 1);
const AT_ONCE = Number(process.env['SOAK_AT_ONCE'] ?? 3);
const STEPS = 6;
/** Tokens expire after fifteen minutes, sooner than a few hundred walks. */
const LOGIN_LASTS_MS = 600_000;
const EMAIL = 'soak@hanbit.example';

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-soak-'));
const cluster = await startCluster({ dataDir });
const server = await startLiveServer({
  dataDir,
  port: await freePort(),
  // Only this mode also serves the built app.
  env: {
    DOJANG_MODE: 'demo',
    BILLING: 'off',
    DATABASE_URL: cluster.connectionString,
    SECRET_KEY: randomBytes(32).toString('base64'),
  },
});
await signUpLive(server.origin, EMAIL);
const database = new pg.Pool({ connectionString: cluster.connectionString });
await database.query('update users set phone_verified_at = now() where email = $1', [EMAIL]);
const getSender = keepLoggedIn();
// The Content-Security-Policy allows pictures only from the public host name.
const origin = server.origin.replace('127.0.0.1', 'localhost');
const browser = await launch();

const tally: Tally = { refused: 0, reloads: 0, tabs: 0, cuts: 0 };
const failed: number[] = [];
let begun = 0;
const begin = performance.now();
await Promise.all(Array.from({ length: AT_ONCE }, walkAll));

await browser.close();
await database.end();
await server.stop();
await cluster.stop();
await rm(dataDir, { recursive: true, force: true });
console.table({
  walks: WALKS,
  'sealed as they stood on the screen': WALKS - failed.length,
  'went wrong': failed.length,
  'values with a character that cannot be printed': tally.refused,
  reloads: tally.reloads,
  'second tabs': tally.tabs,
  'cut networks': tally.cuts,
  seconds: secondsSince(begin),
});
for (const seed of failed)
  console.error(`Alone: TYPING_SEED=${seed} SOAK_TYPING_BROWSER=1 npm run soak -- typing-browser`);
process.exitCode = failed.length === 0 ? 0 : 1;

function keepLoggedIn() {
  let loggedInAt = -LOGIN_LASTS_MS;
  let sender: ReturnType<typeof logIn>;
  return () => {
    if (performance.now() - loggedInAt >= LOGIN_LASTS_MS) {
      loggedInAt = performance.now();
      sender = logIn();
    }
    return sender;
  };
}

async function logIn() {
  const answer: { userInfo?: { accessJwt?: string } } = Object(await loginLive(server.origin, EMAIL));
  return createSender(server.origin, answer.userInfo?.accessJwt ?? '', 1);
}

/** Reports each walk when it ends, so that an early stop loses no results, and continues after failures. */
async function walkAll() {
  while (begun < WALKS) {
    const seed = FIRST + begun;
    begun += 1;
    const from = performance.now();
    const { log, problems } = await walk(seed);
    if (problems.length > 0) failed.push(seed);
    console.log(
      `seed ${seed}, ${secondsSince(from)} s, ${log.join(' → ')}: ${problems.join('; ') || 'sealed as it stood'}`,
    );
  }
}

async function walk(seed: number): Promise<{ log: readonly string[]; problems: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'ko-KR' });
  let log: readonly string[] = [];
  try {
    const email = `p${seed}@receiver.example`;
    const sender = await getSender();
    const contractId = await sender.sendForm(`문서 ${seed}`, email, FORM);
    const token = await createSigner(server.origin, database, email).arrive();
    const person = createTypingPerson(context, origin, token, createDice(seed), tally);
    log = person.log;
    let page = await person.open();
    for (let step = 0; step < STEPS; step += 1) page = await person.step(page);
    const seen = await person.finish(page);
    const sha256 = await waitForSeal(contractId);
    const file = path.join(dataDir, 'files', sha256.slice(0, 2), sha256);
    const problems = FORM.flatMap(({ name, rect }) => {
      const [typed, shown, sealed] = [person.typed.get(name) ?? '', seen.get(name) ?? '', readRect(file, rect)].map(
        bare,
      );
      return typed === shown && shown === sealed
        ? []
        : [`${name} typed "${typed}", shown "${shown}", sealed "${sealed}"`];
    });
    return { log, problems };
  } catch (error) {
    return { log, problems: [error instanceof Error ? error.message : String(error)] };
  } finally {
    await context.close();
  }
}

async function waitForSeal(contractId: string): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { rows } = await database.query<{ sha256: string | null }>(
      `select sealed_sha256 as sha256 from contracts where contract_id = $1 and status = 'COMPLETED'`,
      [contractId],
    );
    if (rows[0]?.sha256) return rows[0].sha256;
    await sleep(100);
  }
  throw new Error('It is never sealed.');
}

function readRect(file: string, { x, y, width, height }: (typeof FORM)[number]['rect']) {
  const place = ['-r', '72', '-x', String(x), '-y', String(y), '-W', String(width), '-H', String(height)];
  // pdftotext complains about the fonts of the uploaded document, which aren't under test.
  return execFileSync('pdftotext', [...place, file, '-'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

function secondsSince(from: number) {
  return Math.round((performance.now() - from) / 1_000);
}

/** Removes all whitespace, which depends on the layout rather than on what was typed. */
function bare(text: string) {
  return text.normalize('NFC').replaceAll(/\s/g, '');
}
