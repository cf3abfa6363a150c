import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ROOT } from '../../scripts/lib/run.ts';
import { startCluster } from '../../server/database/embedded-cluster.ts';
import { freePort, startLiveServer } from '../../tests/support/live-server.ts';
import { loginLive, signUpLive } from '../../tests/support/live-sign-up.ts';
import { openMailSink } from './mail-sink.ts';
import { readCpu, readMemory, subtract, sumOf, type CpuTimes } from './processes.ts';
import { LINK_SECRET } from './signer.ts';
import { openStatementProxy } from './statement-proxy.ts';

export const EMAIL = 'bench@hanbit.example';
const REST_MS = 3_000;
const WAIT_FOR_CHILDREN_MS = 5_000;
const LOOK_EVERY_MS = 25;
const QUIET_WITHIN_MS = 120_000;

type Options = { root?: string; isCounted?: boolean; env?: Readonly<Record<string, string>> };

/**
 * Starts an installation from a checkout: PostgreSQL, the server and a mail server, as separate processes whose CPU
 * times can be added up.
 */
export async function startInstallation({ root = ROOT, isCounted = false, env = {} }: Options = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-bench-'));
  const cluster = await startCluster({ dataDir });
  const proxy = isCounted
    ? await openStatementProxy(new URL(cluster.connectionString).searchParams.get('host') ?? '')
    : null;
  const mails = await openMailSink();
  const port = await freePort();
  const server = await startLiveServer({
    dataDir,
    port,
    root,
    env: {
      DATABASE_URL: proxy?.connectionString ?? cluster.connectionString,
      SECRET_KEY: randomBytes(32).toString('base64'),
      SMTP_URL: mails.url,
      NODE_OPTIONS: '--max-semi-space-size=4',
      ...env,
    },
  });
  const roots = { server: server.pid, cluster: cluster.pid };
  const database = new pg.Pool({ connectionString: cluster.connectionString });
  await signUpLive(server.origin, EMAIL, (_, email) => mails.findText(email, /\b(\d{6})\b/));
  await database.query('update users set phone_verified_at = now() where email = $1', [EMAIL]);
  const { rows } = await database.query<{ seat: string }>(
    `select organization_member_uuid as seat from organization_members join users using (user_uuid) where email = $1`,
    [EMAIL],
  );
  const token = await login();
  await untilQuiet();
  const restPerMs = await measureRest();

  async function login() {
    const answer: { userInfo?: { accessJwt?: string } } = Object(await loginLive(server.origin, EMAIL));
    return answer.userInfo?.accessJwt ?? '';
  }

  /** Waits until no job is due and no message is in transit. */
  async function untilQuiet() {
    const until = performance.now() + QUIET_WITHIN_MS;
    while (performance.now() < until) {
      const { rowCount } = await database.query(
        `select from jobs where failed_at is null and (run_at <= now() or leased_until is not null)
          union all select from outbox_messages where status in ('QUEUED', 'SENDING') limit 1`,
      );
      if (rowCount === 0) return;
      await sleep(LOOK_EVERY_MS);
    }
    throw new Error('The installation did not come to rest.');
  }

  /** Measures the cost of polling for jobs, so that it can be subtracted from each row. */
  async function measureRest(): Promise<CpuTimes> {
    await sleep(WAIT_FOR_CHILDREN_MS);
    const before = await readCpu(roots);
    await sleep(REST_MS);
    const { node, children, postgres } = subtract(await readCpu(roots), before);
    return { node: node / REST_MS, children: children / REST_MS, postgres: postgres / REST_MS };
  }

  return {
    origin: server.origin,
    port,
    database,
    roots,
    mails,
    proxy,
    token,
    /** Tokens expire after fifteen minutes, so longer benchmarks must log in again. */
    login,
    seat: rows[0]?.seat ?? '',
    findLink: (email: string) => mails.findText(email, LINK_SECRET),
    untilQuiet,
    memory: () => readMemory(roots),
    /**
     * Runs the function, waits for everything it triggers, and returns the CPU time of all processes in milliseconds.
     */
    costOf: async (run: () => Promise<unknown>) => {
      const [begin, before] = [performance.now(), await readCpu(roots)];
      await run();
      await untilQuiet();
      const spent = subtract(await readCpu(roots), before);
      const ms = performance.now() - begin;
      const cost = {
        node: spent.node - restPerMs.node * ms,
        children: spent.children - restPerMs.children * ms,
        postgres: spent.postgres - restPerMs.postgres * ms,
      };
      return { ...cost, all: sumOf(cost) };
    },
    async stop() {
      await database.end();
      await server.stop();
      await proxy?.close();
      await cluster.stop();
      await mails.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Installation = Awaited<ReturnType<typeof startInstallation>>;
