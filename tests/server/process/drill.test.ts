import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePdf } from '../../support/documents/sample-pdfs.ts';
import { createLiveContracts, until, type Made } from '../../support/live-contracts.ts';
import { freePort, startLiveServer, type LiveServer } from '../../support/live-server.ts';
import { loginLive, signUpLive } from '../../support/live-sign-up.ts';

// Somebody who runs a server changes the agreement before it is sealed, through the database (with its triggers
// disabled) and the disk. The test never calls the code that detects this, and only reads the outcome from the tables.

type Json = null | boolean | number | string | Json[] | { [member: string]: Json };
type Event = { [member: string]: Json };
type Target = Made & { last: string };
const SENDER = 'sender@drill.example';

/** Writes canonical JSON (RFC 8785) for strings, integers, and arrays and objects of them. */
function spell(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(spell).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.keys(value).toSorted();
  return `{${members.map((name) => `${JSON.stringify(name)}:${spell(value[name] ?? null)}`).join(',')}}`;
}
const hashOf = ({ hash: _, ...content }: Event) => createHash('sha256').update(spell(content)).digest('hex');

describe.skipIf(process.platform !== 'linux')('what its operator changes before a contract is sealed', () => {
  let dataDir = '';
  let server: LiveServer;
  let pool: pg.Pool;
  let contracts: ReturnType<typeof createLiveContracts>;
  let other: Target;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-drill-'));
    server = await startLiveServer({ dataDir, port: await freePort() });
    const running = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
    const options = '-c session_replication_role=replica';
    pool = new pg.Pool({ host: running.split('\n')[4] ?? '', user: 'dojang', database: 'postgres', options });
    await signUpLive(server.origin, SENDER);
    await pool.query('update users set phone_verified_at = now()');
    const answer: { userInfo?: { accessJwt?: string } } = Object(await loginLive(server.origin, SENDER));
    contracts = createLiveContracts(server.origin, pool, answer.userInfo?.accessJwt ?? '');
    other = await signedByOne('다른 계약');
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function signedByOne(title: string): Promise<Target> {
    const [first, last] = [`first-${randomUUID()}@drill.example`, `last-${randomUUID()}@drill.example`];
    const made = await contracts.send(title, [first, last]);
    await contracts.sign(first);
    return { ...made, last };
  }

  const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await pool.query<Row>(text, values)).rows;
  const eventsOf = async ({ contractId }: Target) =>
    (
      await query<{ canonical: string }>(
        'select canonical from contract_events where contract_id = $1 order by event_index',
        [contractId],
      )
    ).map(({ canonical }): Event => JSON.parse(canonical));
  const keepEvent = ({ contractId }: Target, event: Event) =>
    query('update contract_events set canonical = $3, hash = $4 where contract_id = $1 and event_index = $2', [
      contractId,
      event['index'],
      spell(event),
      event['hash'],
    ]);
  async function findSigned(target: Target) {
    const signed = (await eventsOf(target)).find(({ kind }) => kind === 'SIGNED');
    if (!signed) throw new Error('Nobody has signed.');
    return signed;
  }
  /** Returns what holds a contract after the last signature, or null if it was sealed. */
  const heldBy = ({ contractId }: Target) =>
    until('a seal, or why there is none', async () => {
      const [row] = await query<{
        status: string;
        seal_state: string;
        seal_error: string;
        sealed_sha256: string | null;
      }>('select status, seal_state, seal_error, sealed_sha256 from contracts where contract_id = $1', [contractId]);
      if (row?.status === 'COMPLETED') return { faults: null, sealed: row.sealed_sha256 };
      return row?.seal_state === 'HELD' ? { faults: row.seal_error, sealed: row.sealed_sha256 } : null;
    });

  async function replaceBytes(sha256: string, bytes: Buffer) {
    const file = path.join(dataDir, 'files', sha256.slice(0, 2), sha256);
    const { atime, mtime } = await stat(file);
    await writeFile(file, bytes);
    await utimes(file, atime, mtime);
  }
  const baseOf = async ({ contractId }: Target) =>
    (await query<{ base: string }>('select base_sha256 as base from contracts where contract_id = $1', [contractId]))[0]
      ?.base ?? '';

  const FORGERIES: [name: string, fault: RegExp, forge: (target: Target) => Promise<unknown>][] = [
    [
      'the value and the address that a signature tells',
      /^EVENT_CHANGED/,
      async (target) => {
        const signed = await findSigned(target);
        const text = JSON.stringify(signed).replaceAll(/(?<=")[\w-]{43}(?=")/g, 'A'.repeat(43));
        return keepEvent(target, JSON.parse(text));
      },
    ],
    [
      'an event with its own hash',
      /^EVENT_CHANGED/,
      async (target) => {
        const event = { ...(await findSigned(target)), at: '2026-01-01T00:00:00.000Z' };
        return keepEvent(target, { ...event, hash: hashOf(event) });
      },
    ],
    [
      'what a signature tells, with every hash behind it',
      /^(?:VALUE_|EVENT_CHANGED|MALFORMED)/,
      async (target) => {
        let previousHash = '';
        for (const event of await eventsOf(target)) {
          const text = JSON.stringify(event);
          const told: Event = JSON.parse(
            event['kind'] === 'SIGNED' ? text.replaceAll(/(?<=")[\w-]{43}(?=")/g, 'A'.repeat(43)) : text,
          );
          if (previousHash) told['previousHash'] = previousHash;
          previousHash = hashOf(told);
          await keepEvent(target, { ...told, hash: previousHash });
        }
        return query('update contract_chains set head_hash = $2 where contract_id = $1', [
          target.contractId,
          previousHash,
        ]);
      },
    ],
    [
      'the bytes of the document, with their length and time',
      /^BASE_DIFFERS/,
      async (target) => replaceBytes(await baseOf(target), samplePdf({ pages: 2, text: () => 'PAY 900,000,000 KRW' })),
    ],
    [
      'which document it is',
      /BASE_DIFFERS/,
      async ({ contractId }) =>
        query('update contracts set base_sha256 = $2 where contract_id = $1', [contractId, await baseOf(other)]),
    ],
    [
      'values, by those of another contract',
      /^VALUE_UNREADABLE/,
      async ({ receivers }) =>
        query(
          `update receiver_values set content_enc = theirs.content_enc from receiver_values theirs
            where receiver_values.receiver_uuid = any($1) and theirs.receiver_uuid = any($2)`,
          [receivers.map(({ receiverUuid }) => receiverUuid), other.receivers.map(({ receiverUuid }) => receiverUuid)],
        ),
    ],
    [
      'what the sender had written',
      /^PLAN_DIFFERS/,
      ({ contractId }) =>
        query(
          `update contract_contents set fields = replace(fields::text, '한빛물산', '두빛물산')::jsonb
            where contract_id = $1`,
          [contractId],
        ),
    ],
    [
      'where a field stands',
      /^PLAN_DIFFERS/,
      ({ contractId }) =>
        query(
          `update contract_contents set fields = replace(fields::text, '"width": 300', '"width": 301')::jsonb
            where contract_id = $1`,
          [contractId],
        ),
    ],
    [
      'its title',
      /^FACTS_DIFFER/,
      ({ contractId }) => query(`update contracts set title = '다른 제목' where contract_id = $1`, [contractId]),
    ],
    [
      'who signs',
      /^FACTS_DIFFER/,
      ({ contractId, last }) =>
        query(`update receivers set name = '정해원' where contract_id = $1 and email = $2`, [contractId, last]),
    ],
  ];

  it.each(FORGERIES)('holds it: %s', async (name, fault, forge) => {
    const target = await signedByOne(name);
    await forge(target);
    // A replaced document is never shown to anybody. Any other difference still lets receivers sign.
    const refusal = await contracts.sign(target.last).then(
      () => null,
      (error: Error) => error.message,
    );
    expect(refusal?.includes('DOCUMENT_HELD') ?? false).toBe(fault.source.includes('BASE'));
    expect(await heldBy(target)).toEqual({ faults: expect.stringMatching(fault), sealed: null });
  });

  it('holds what is said to be signed by all before it is', async () => {
    const target = await signedByOne('모두 서명했다고 함');
    const events = await eventsOf(target);
    const event: Event = {
      index: events.length,
      contractId: target.contractId,
      kind: 'ALL_SIGNED',
      at: new Date().toISOString(),
      actor: { kind: 'SYSTEM' },
      data: {},
      previousHash: events.at(-1)?.['hash'] ?? '',
    };
    await query('insert into contract_events values ($1, $2, $3, $4, $5, $6)', [
      target.contractId,
      event['index'],
      event['kind'],
      event['at'],
      spell({ ...event, hash: hashOf(event) }),
      hashOf(event),
    ]);
    await query('update contract_chains set length = length + 1, head_hash = $2 where contract_id = $1', [
      target.contractId,
      hashOf(event),
    ]);
    await query(`update contracts set seal_state = 'PENDING' where contract_id = $1`, [target.contractId]);
    await query(`insert into jobs (job_uuid, kind, job_key) values ($1, 'seal-contract', $2)`, [
      randomUUID(),
      target.contractId,
    ]);
    expect(await heldBy(target)).toEqual({ faults: expect.stringMatching(/^NOT_ALL_SIGNED/), sealed: null });
  });

  it('seals what nobody has changed', async () => {
    await contracts.sign(other.last);
    expect(await heldBy(other)).toEqual({ faults: null, sealed: expect.stringMatching(/^[\da-f]{64}$/) });
  });
});
