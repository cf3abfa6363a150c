import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CHAIN_FORMATS } from '../server/audit/chain.ts';
import { verifyChain } from '../server/audit/verify-chain.ts';
import { startCluster } from '../server/database/embedded-cluster.ts';
import { readKnownSeals } from '../server/documents/seal/keys/key-store.ts';
import { verify } from '../server/documents/verify/verify.ts';
import { freePort, startLiveServer } from '../tests/support/live-server.ts';
import { loginLive, signUpLive } from '../tests/support/live-sign-up.ts';
import { createSender } from './lib/sender.ts';
import { createSigner } from './lib/signer.ts';

/**
 * Both receivers of each contract finish in the same millisecond while the server is repeatedly killed (-9). Each
 * contract must complete once with a valid seal and chain, and send each copy once.
 */
const CONTRACTS = Number(process.env['SOAK_SIGNS'] ?? 200);
const KILLS = Number(process.env['SOAK_KILLS'] ?? 10);
const AT_ONCE = 4;
const PAGES = 3;
const EMAIL = 'soak@hanbit.example';
/** Allows for the lease of a killed worker, which expires after 30 seconds. */
const SETTLED_WITHIN_MS = 300_000;

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-soak-'));
const cluster = await startCluster({ dataDir });
const port = await freePort();
const env = { DATABASE_URL: cluster.connectionString, SECRET_KEY: randomBytes(32).toString('base64') };
let server = await startLiveServer({ dataDir, port, env });
await signUpLive(server.origin, EMAIL);
const database = new pg.Pool({ connectionString: cluster.connectionString });
await database.query(`update users set phone_verified_at = now() where email = $1`, [EMAIL]);
const answer: { userInfo?: { accessJwt?: string } } = Object(await loginLive(server.origin, EMAIL));
const sender = await createSender(server.origin, answer.userInfo?.accessJwt ?? '', PAGES);

const contracts: { contractId: string; emails: string[] }[] = [];
for (let place = 0; place < CONTRACTS; place += 1) {
  const emails = [`a${place}@receiver.example`, `b${place}@receiver.example`];
  contracts.push({ contractId: await sender.send(`문서 ${place}`, emails, null), emails });
}

let begun = 0;
let killed = 0;
const begin = performance.now();
await Promise.all([killer(), ...Array.from({ length: AT_ONCE }, signAll)]);
const signedInMs = performance.now() - begin;
const settled = await waitUntilSettled();
const wrong = await findWrong();
const { rows: jobs } = await database.query<{ failed: number }>(
  `select count(*)::integer as failed from jobs where failed_at is not null`,
);
await database.end();
await server.stop();
await cluster.stop();
await rm(dataDir, { recursive: true, force: true });

console.table({
  'contracts, two receivers each': CONTRACTS,
  'server killed (-9)': killed,
  'not completed exactly once': wrong.completed,
  'seals or chains that do not hold': wrong.seals,
  'copies that did not go out exactly once': wrong.copies,
  'jobs given up': jobs[0]?.failed ?? 0,
  'signed in (s)': Math.round(signedInMs / 1_000),
  'until all was quiet (s)': settled === null ? 'never' : Math.round(settled / 1_000),
});
const isWhole = wrong.completed + wrong.seals + wrong.copies === 0 && settled !== null && killed >= KILLS;
process.exitCode = isWhole ? 0 : 1;

async function signAll() {
  while (begun < CONTRACTS) {
    const contract = contracts[begun];
    begun += 1;
    if (!contract) return;
    const signers = contract.emails.map((email) => createSigner(server.origin, database, email));
    const versions = await Promise.all(signers.map((signer) => signer.prepare()));
    await Promise.all(signers.map((signer, place) => signer.finish(versions[place] ?? 0)));
  }
}

async function killer() {
  for (killed = 0; killed < KILLS; killed += 1) {
    // Spreads the kills over the run, so that they hit different steps.
    const due = (CONTRACTS * (killed + Math.random())) / KILLS;
    while (begun < Math.min(due, CONTRACTS)) await sleep(5);
    await sleep(Math.random() * 300);
    await server.kill('process');
    server = await startLiveServer({ dataDir, port, env });
  }
}

async function waitUntilSettled() {
  const from = performance.now();
  while (performance.now() - from < SETTLED_WITHIN_MS) {
    const open = await database.query(
      `select 1 from contracts where contract_id = any($1) and status <> 'COMPLETED'
        union all select 1 from outbox_messages where status in ('QUEUED', 'SENDING') limit 1`,
      [contracts.map(({ contractId }) => contractId)],
    );
    if (open.rows.length === 0) return performance.now() - from;
    await sleep(500);
  }
  return null;
}

type Row = { status: string; documentNo: string; sealed: string | null; certificate: string | null; events: string[] };

async function findWrong() {
  const known = await readKnownSeals(path.join(dataDir, 'seal'));
  const counts = { completed: 0, seals: 0, copies: 0 };
  for (const { contractId } of contracts) {
    const { rows } = await database.query<Row>(
      `select status, document_no as "documentNo", sealed_sha256 as sealed, certificate_sha256 as certificate,
              array(select canonical from contract_events e where e.contract_id = c.contract_id order by event_index) as events
         from contracts c where contract_id = $1`,
      [contractId],
    );
    const [row] = rows;
    if (!row) throw new Error('A contract is gone.');
    const events: { kind: string }[] = row.events.map((event) => JSON.parse(event));
    const times = (kind: string) => events.filter((event) => event.kind === kind).length;
    const isOnce = times('ALL_SIGNED') === 1 && times('SEALED') === 1 && times('SIGNED') === 2;
    if (row.status !== 'COMPLETED' || !isOnce) counts.completed += 1;
    const chain = verifyChain({
      format: CHAIN_FORMATS[2],
      contractId,
      documentNo: row.documentNo,
      events,
      openings: {},
    });
    const seals = await Promise.all([row.sealed, row.certificate].map((sha256) => isSealWhole(sha256, known)));
    if (!chain.ok || seals.includes(false)) counts.seals += 1;
    const copies = await database.query<{ sent: number; delivered: number }>(
      `select count(*) filter (where o.status = 'SENT')::integer as sent, count(m.message_uuid)::integer as delivered
         from outbox_messages o left join mailbox_messages m using (message_uuid)
        where o.contract_id = $1 and template = 'SIGN_COMPLETED' group by o.receiver_uuid`,
      [contractId],
    );
    const isSentOnce = copies.rows.every(({ sent, delivered }) => sent === 1 && delivered === 1);
    if (copies.rows.length !== 2 || !isSentOnce || times('COPY_SENT') !== 2) counts.copies += 1;
  }
  return counts;
}

async function isSealWhole(sha256: string | null, known: Awaited<ReturnType<typeof readKnownSeals>>) {
  if (sha256 === null) return false;
  const bytes = await readFile(path.join(dataDir, 'files', sha256.slice(0, 2), sha256));
  const { verdict, matchesKnown } = verify(bytes, { known, verifyChain, expected: { sha256 } });
  return verdict === 'WHOLE' && matchesKnown === true;
}
