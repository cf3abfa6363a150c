import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCluster } from '../../../server/database/embedded-cluster.ts';
import { processExists } from '../../../server/database/embedded/ownership.ts';
import { waitUntil } from '../../support/wait-until.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-cluster-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function ask(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a process that starts the cluster, writes a row and waits. */
async function startHolder() {
  const child = fork(path.resolve(import.meta.dirname, 'cluster-holder.ts'), [dataDir], { stdio: 'pipe' });
  const [clusterPid] = await once(child, 'message');
  return { child, clusterPid: Number(clusterPid) };
}

describe('embedded cluster', () => {
  it('keeps what was written, sees Hangul, is durable and listens to no network', async () => {
    const first = await startCluster({ dataDir });
    await ask(first.connectionString, 'create table notes as select 1 as n');
    await first.stop();
    expect(processExists(first.pid)).toBe(false);

    const second = await startCluster({ dataDir });
    expect(await ask(second.connectionString, 'select n from notes')).toEqual([{ n: 1 }]);
    expect(
      await ask(
        second.connectionString,
        `select current_setting('fsync') as fsync, current_setting('listen_addresses') as network,
                pg_encoding_to_char(encoding) as encoding, upper('é') as letter
           from pg_database where datname = 'postgres'`,
      ),
    ).toEqual([{ fsync: 'on', network: '', encoding: 'UTF8', letter: 'É' }]);
    await second.stop();
  });

  it.skipIf(process.platform !== 'linux')('knows nothing of our secrets', async () => {
    vi.stubEnv('SECRET_KEY', 'not-for-a-database');
    const cluster = await startCluster({ dataDir });
    vi.unstubAllEnvs();
    const environment = await readFile(`/proc/${cluster.pid}/environ`, 'utf8');
    expect(environment).toContain('PATH=');
    expect(environment).not.toContain('not-for-a-database');
    await cluster.stop();
  });

  it('refuses a second server on the same folder and names the first', async () => {
    const cluster = await startCluster({ dataDir });
    await expect(startCluster({ dataDir })).rejects.toThrow(`is in use by process ${process.pid}`);
    expect(await ask(cluster.connectionString, 'select 1 as n')).toEqual([{ n: 1 }]);
    await cluster.stop();
  });

  it.skipIf(process.platform !== 'linux')('ends with a killed parent, and the next start finds the row', async () => {
    const { child, clusterPid } = await startHolder();
    child.kill('SIGKILL');
    await waitUntil(() => expect(processExists(clusterPid)).toBe(false));

    const next = await startCluster({ dataDir });
    expect(await ask(next.connectionString, 'select n from held')).toEqual([{ n: 1 }]);
    await next.stop();
  });

  it('starts again after the server itself was killed, and says that it was lost', async () => {
    const onLost = vi.fn<(error: Error) => void>();
    const cluster = await startCluster({ dataDir, onLost });
    process.kill(cluster.pid, 'SIGKILL');
    await waitUntil(() => expect(onLost).toHaveBeenCalledOnce());
    await cluster.stop();

    const next = await startCluster({ dataDir });
    expect(await ask(next.connectionString, 'select 1 as n')).toEqual([{ n: 1 }]);
    await next.stop();
  });

  it('begins anew where the very first start was cut off', async () => {
    await mkdir(path.join(dataDir, 'postgres.new'));
    await writeFile(path.join(dataDir, 'postgres.new/PG_VERSION'), '18');
    const cluster = await startCluster({ dataDir });
    expect(await ask(cluster.connectionString, 'select 1 as n')).toEqual([{ n: 1 }]);
    await cluster.stop();
  });

  it('takes no notice of a lock file whose number belongs to a stranger', async () => {
    const first = await startCluster({ dataDir });
    await first.stop();
    await writeFile(path.join(dataDir, 'postgres/postmaster.pid'), `${process.ppid}\n`);
    const second = await startCluster({ dataDir });
    expect(await ask(second.connectionString, 'select 1 as n')).toEqual([{ n: 1 }]);
    await second.stop();
  });

  it('says what to do about a folder of a version that is not there', async () => {
    await mkdir(path.join(dataDir, 'postgres'));
    await writeFile(path.join(dataDir, 'postgres/PG_VERSION'), '9\n');
    await expect(startCluster({ dataDir })).rejects.toThrow(/holds a database of PostgreSQL 9.*Install PostgreSQL 9/);
  });
});
