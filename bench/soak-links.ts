import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startCluster } from '../server/database/embedded-cluster.ts';
import { freePort, startLiveServer } from '../tests/support/live-server.ts';
import { loginLive, signUpLive } from '../tests/support/live-sign-up.ts';
import { publishTemplate } from './lib/bulk.ts';
import { openMailSink } from './lib/mail-sink.ts';
import { createSender } from './lib/sender.ts';
import { createVisitors, createVisits, type Answers, type Visitor } from './lib/visitors.ts';

/**
 * Simulates 500 visitors to a link with 100 places: nobody confirms their email address, then everybody does, then
 * places of unconfirmed visitors become free again. Minutes pass in the database instead of in real time.
 */
const VISITORS = 500;
const PLACES = 100;
const LATE = 60;
const MAX_UNCONFIRMED_PER_MINUTE = 30;
const MAX_UNCONFIRMED_PER_NETWORK = 60;
const AT_ONCE = 25;
const WITHIN_MS = 60_000;
/** The pause before a rejected visitor presses the button again. */
const AGAIN_MS = 3_000;
const SETTLED_WITHIN_MS = 120_000;
const EMAIL = 'soak@hanbit.example';

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-soak-'));
const cluster = await startCluster({ dataDir });
const sink = await openMailSink();
const server = await startLiveServer({
  dataDir,
  port: await freePort(),
  env: {
    DATABASE_URL: cluster.connectionString,
    SECRET_KEY: randomBytes(32).toString('base64'),
    SMTP_URL: sink.url,
    TRUSTED_PROXIES: 'loopback',
  },
});
await signUpLive(server.origin, EMAIL, (_, email) => sink.findText(email, /\b(\d{6})\b/));
const database = new pg.Pool({ connectionString: cluster.connectionString });
await database.query(`update users set phone_verified_at = now() where email = $1`, [EMAIL]);
const answer: { userInfo?: { accessJwt?: string } } = Object(await loginLive(server.origin, EMAIL));
const sender = await createSender(server.origin, answer.userInfo?.accessJwt ?? '');
const { templateId } = await publishTemplate(sender, { pay: '3000000' });
const visits = createVisits(server.origin, sink);
type Link = { directUrlId: string; name: string; code: string; taken: number; opening: number };
const faults: string[] = [];
const rows: Record<string, Record<string, string | number>> = {};

await nobodyConfirms();
await oneNetwork();
await everybodyConfirms();
await comesBack();
const { rows: mails } = await database.query<{ open: number; sent: number; failed: number }>(
  `select count(*) filter (where status in ('QUEUED', 'SENDING'))::integer as open,
          count(*) filter (where status = 'SENT')::integer as sent,
          count(*) filter (where status not in ('QUEUED', 'SENDING', 'SENT'))::integer as failed
     from outbox_messages where contract_id is not null`,
);
await database.end();
await server.stop();
await cluster.stop();
const received = sink.received();
await sink.close();
await rm(dataDir, { recursive: true, force: true });

console.table(rows);
console.table({
  'mails of contracts: handed over, open, failed': `${mails[0]?.sent}, ${mails[0]?.open}, ${mails[0]?.failed}`,
  'mails at the mail server, with one of the sign-up': received,
});
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

/** The limit per minute stops everyone after the thirtieth visitor, although 70 places are free. */
async function nobodyConfirms() {
  const link = await makeLink('아무도 확인하지 않는 링크', PLACES);
  const answers: Answers = new Map();
  const begin = performance.now();
  await inTurns(createVisitors('nobody', VISITORS), async (visitor) => {
    const { told } = await visits.start(link.code, visitor);
    answers.set(told, (answers.get(told) ?? 0) + 1);
  });
  const spentMs = performance.now() - begin;
  await report('nobody confirms', link, { answers, spentMs });
  expect('visitors within a minute', spentMs < WITHIN_MS, true);
  expect('started without confirming', answers.get('STARTED'), MAX_UNCONFIRMED_PER_MINUTE);
  expect('stopped by the limit', answers.get('RATE_LIMITED'), VISITORS - MAX_UNCONFIRMED_PER_MINUTE);
  await expectListed(link, { verified: 0, hidden: MAX_UNCONFIRMED_PER_MINUTE });
}

async function oneNetwork() {
  const links = [await makeLink('정문', PLACES), await makeLink('후문', PLACES), await makeLink('옆문', PLACES)];
  const answers: Answers = new Map();
  const perLink = MAX_UNCONFIRMED_PER_MINUTE - 1;
  for (const [place, { code }] of links.entries())
    for (const visitor of createVisitors(`network${place}x`, perLink, '192.0.2.9')) {
      const { told } = await visits.start(code, visitor);
      answers.set(told, (answers.get(told) ?? 0) + 1);
    }
  rows['one network, three links'] = { came: perLink * links.length, ...Object.fromEntries(answers) };
  expect('started from one network', answers.get('STARTED'), MAX_UNCONFIRMED_PER_NETWORK);
  expect('stopped from one network', answers.get('RATE_LIMITED'), perLink * links.length - MAX_UNCONFIRMED_PER_NETWORK);
}

/** Each confirmed visitor makes room for the next one within the limit per minute. */
async function everybodyConfirms() {
  const link = await makeLink('모두 확인하는 링크', PLACES);
  const answers: Answers = new Map();
  const begin = performance.now();
  await Promise.all(
    createVisitors('everybody', VISITORS).map(async (visitor) => {
      const { linkToken } = await visits.insist(link.code, visitor, { answers, pauseMs: AGAIN_MS });
      if (linkToken !== null) await visits.confirm(visitor, linkToken);
    }),
  );
  const spentMs = performance.now() - begin;
  await report('all at one moment, everybody confirms', link, { answers, spentMs });
  expect('visitors answered within a minute', spentMs < WITHIN_MS, true);
  expect('started and confirmed', answers.get('STARTED'), PLACES);
  expect('told that it is full', answers.get('DIRECT_URL_FULL'), VISITORS - PLACES);
  await expectListed(link, { verified: PLACES, hidden: 0 });
}

/** Unconfirmed visitors take every place, and lose them after half an hour. Time passes in the database. */
async function comesBack() {
  const link = await makeLink('자리가 돌아오는 링크', PLACES);
  const answers: Answers = new Map();
  const started: { visitor: Visitor; linkToken: string }[] = [];
  const begin = performance.now();
  await inTurns(createVisitors('late', VISITORS), async (visitor) => {
    await passMinute(link);
    const { linkToken } = await visits.insist(link.code, visitor, { answers, pauseMs: 100 });
    if (linkToken !== null) started.push({ visitor, linkToken });
  });
  const spentMs = performance.now() - begin;
  await report('nobody confirms, the minute moved', link, { answers, spentMs });
  expect('took a place', answers.get('STARTED'), PLACES);
  expect('told that it is full', answers.get('DIRECT_URL_FULL'), VISITORS - PLACES);
  await expectListed(link, { verified: 0, hidden: PLACES });

  await inTurns(started.slice(0, LATE), ({ visitor, linkToken }) => visits.confirm(visitor, linkToken));
  await expectListed(link, { verified: LATE, hidden: PLACES - LATE });
  await database.query(
    `update direct_url_places set created_at = created_at - interval '30 minutes' where direct_url_uuid = $1`,
    [link.directUrlId],
  );
  await untilTaken(link, LATE);
  const others: Answers = new Map();
  const free = PLACES - LATE;
  const again = performance.now();
  await inTurns(createVisitors('other', free * 2), async (visitor) => {
    const { linkToken } = await visits.insist(link.code, visitor, { answers: others, pauseMs: AGAIN_MS });
    if (linkToken !== null) await visits.confirm(visitor, linkToken);
  });
  await report('half an hour later, the rest', link, { answers: others, spentMs: performance.now() - again });
  expect('used a place that came back', others.get('STARTED'), free);
  expect('told that it is full again', others.get('DIRECT_URL_FULL'), free);
  await expectListed(link, { verified: PLACES, hidden: free });
}

function makeLink(name: string, limit: number) {
  const terms = { name, limit, contactBy: 'MAIL', guard: 'ONCE', settings: { title: name } };
  return sender.call<Link>('POST', `/templates/${templateId}/direct-urls`, terms);
}

function passMinute({ directUrlId }: Link) {
  return database.query(
    `update direct_url_places set created_at = created_at - interval '1 minute'
      where direct_url_uuid = $1 and created_at > now() - interval '1 minute'`,
    [directUrlId],
  );
}

async function inTurns<Given>(given: readonly Given[], act: (one: Given) => Promise<void>) {
  const left = [...given];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) await act(next);
    }),
  );
}

async function untilTaken({ directUrlId }: Link, taken: number) {
  const until = performance.now() + SETTLED_WITHIN_MS;
  while (performance.now() < until) {
    const link = await sender.call<Link>('GET', `/templates/${templateId}/direct-urls/${directUrlId}`);
    if (link.taken === taken) return;
    await sleep(500);
  }
  faults.push(`The places of unconfirmed visitors did not come back.`);
}

async function report(name: string, link: Link, { answers, spentMs }: { answers: Answers; spentMs: number }) {
  const { taken, opening } = await sender.call<Link>('GET', `/templates/${templateId}/direct-urls/${link.directUrlId}`);
  const told = Object.fromEntries(answers);
  rows[name] = { ...told, seconds: Math.round(spentMs / 1_000), taken, opening };
}

/** Compares a link's contracts in the database with the organisation's lists, tabs and search. */
async function expectListed({ directUrlId, name }: Link, wanted: { verified: number; hidden: number }) {
  const { rows: found } = await database.query<{ verified: number; hidden: number; all: number }>(
    `select (count(*) filter (where not is_hidden))::integer as verified, (count(*) filter (where is_hidden))::integer as hidden,
            (select count(*) from contracts where not is_hidden)::integer as all
       from contracts where direct_url_uuid = $1`,
    [directUrlId],
  );
  type Page = { total: number; counts: { ALL: number; IN_PROGRESS: number } };
  const list = (query: string) => sender.call<Page>('GET', `/contracts?${query}`);
  const { counts, total } = await list('');
  expect(`${name}: verified in SQL`, found[0]?.verified, wanted.verified);
  expect(`${name}: hidden in SQL`, found[0]?.hidden, wanted.hidden);
  expect(`${name}: listed`, (await list(`directUrl=${directUrlId}`)).total, wanted.verified);
  expect(`${name}: found by title`, (await list(`search=${encodeURIComponent(name)}`)).total, wanted.verified);
  expect(
    `${name}: found by the visitors' names`,
    (await list(`search=${encodeURIComponent('방문자')}`)).total,
    found[0]?.all,
  );
  expect(
    `${name}: all, in all lists and tabs`,
    `${total} ${counts.ALL} ${counts.IN_PROGRESS}`,
    Array(3).fill(found[0]?.all).join(' '),
  );
}

function expect(what: string, found: unknown, wanted: unknown) {
  if (found !== wanted) faults.push(`${what}: ${String(found)} instead of ${String(wanted)}`);
}
