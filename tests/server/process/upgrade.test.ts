import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../server/audit/verify-chain.ts';
import { freePort, startLiveServer, type LiveServer } from '../../support/live-server.ts';
import { loginLive } from '../../support/live-sign-up.ts';
import { createLiveContracts, until } from '../../support/live-contracts.ts';
import { unpackOldFolder } from '../../support/old-folder.ts';

/** Created with scripts/make-old-folder.ts at the last commit before contracts were compared with their record. */
const OLD_FOLDER = path.join(import.meta.dirname, 'old-folders/0017.tar.zst');
const OWNER = 'owner@old.example';
const ENDINGS = { 완료: 'COMPLETED', 거절: 'REJECTED', 취소: 'CANCELLED', 만료: 'EXPIRED' };

type ChainRow = {
  contract_id: string;
  format: number;
  title: string;
  length: number;
  head_hash: string;
  events: string[];
};

describe.skipIf(process.platform !== 'linux')('a data folder of a former version', () => {
  let dataDir = '';
  let server: LiveServer;
  let pool: pg.Pool;
  let contracts: ReturnType<typeof createLiveContracts>;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-upgraded-'));
    await unpackOldFolder(OLD_FOLDER, dataDir);
    server = await startLiveServer({ dataDir, port: await freePort() });
    const running = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
    pool = new pg.Pool({ host: running.split('\n')[4] ?? '', user: 'dojang', database: 'postgres' });
    const answer: { userInfo?: { accessJwt?: string } } = Object(await loginLive(server.origin, OWNER));
    contracts = createLiveContracts(server.origin, pool, answer.userInfo?.accessJwt ?? '');
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const find = async (title: string) => {
    const { rows } = await pool.query<{ contract_id: string; status: string }>(
      'select contract_id, status from contracts where title = $1',
      [title],
    );
    return { contractId: rows[0]?.contract_id ?? '', status: rows[0]?.status };
  };
  const untilCompleted = (title: string) =>
    until(`the seal of ${title}`, async () => ((await find(title)).status === 'COMPLETED' ? true : null));

  it('goes on with every contract to its seal', { timeout: 90_000 }, async () => {
    const draft = await find('초안');
    await contracts.act('POST', `/contracts/${draft.contractId}/send`, {});
    await pool.query(`update contracts set scheduled_at = now() where title = '예약'`);
    const signers = ['second', 'nobody', 'delegate', 'corrected', 'draft', 'scheduled', 'other'];
    await contracts.answer('asked@old.example');
    for (const signer of signers) await contracts.sign(`${signer}@old.example`);

    const { rows } = await pool.query<{ title: string }>('select title from contracts');
    const goingOn = rows.map(({ title }) => title).filter((title) => !(title in ENDINGS));
    expect(goingOn).toHaveLength(7);
    for (const title of goingOn) await untilCompleted(title);
  });

  it('leaves what had ended as it was', async () => {
    for (const [title, status] of Object.entries(ENDINGS)) {
      const { contractId, ...found } = await find(title);
      expect({ title, ...found }).toEqual({ title, status });
      const events = await contracts.act<{ words: string }[]>('GET', `/contracts/${contractId}/events`);
      expect(events.length).toBeGreaterThan(2);
    }
  });

  it('verifies every seal and every chain, old and new', async () => {
    const { rows } = await pool.query<Record<'sealed_sha256' | 'certificate_sha256', string>>(
      `select sealed_sha256, certificate_sha256 from contracts where status = 'COMPLETED'`,
    );
    const files = rows.flatMap((row) => [row.sealed_sha256, row.certificate_sha256]);
    expect(files).toHaveLength(16);
    for (const sha256 of files) expect({ sha256, verdict: await check(sha256) }).toEqual({ sha256, verdict: 'WHOLE' });
    const chains = await judgeChains();
    for (const { contractId, verdict } of chains)
      expect({ contractId, verdict }).toMatchObject({ verdict: { ok: true } });
    // Sent contracts keep their old format. Only the draft and the scheduled contract started after the upgrade.
    const present = chains.filter(({ format }) => format === 2).map(({ title }) => title);
    expect(present.toSorted()).toEqual(['예약', '초안']);
  });

  async function check(sha256: string) {
    const response = await fetch(`${server.origin}/api/documents/checks?sha256=${sha256}`);
    const { result }: { result: { verdict: string } } = Object(await response.json());
    return result.verdict;
  }

  async function judgeChains() {
    const { rows } = await pool.query<ChainRow>(
      `select c.contract_id, c.format, c.length, c.head_hash, title, array_agg(e.canonical order by e.event_index) as events
         from contract_chains c join contract_events e using (contract_id) join contracts using (contract_id)
        group by c.contract_id, title`,
    );
    return rows.map(({ contract_id: contractId, format, title, length, head_hash: headHash, events }) => {
      const known = events.map((canonical): { data: { documentNo?: string } } => JSON.parse(canonical));
      const documentNo = known[0]?.data.documentNo;
      const written = { format: `dojang-chain-${format}`, contractId, documentNo, events: known };
      const chain = format === 1 ? written : { ...written, openings: {} };
      return { contractId, format, title, verdict: verifyChain(chain, { length, headHash }) };
    });
  }
});
