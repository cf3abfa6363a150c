import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findInstalledBinaries } from '../../server/database/embedded/binaries.ts';
import { startCluster } from '../../server/database/embedded-cluster.ts';
import type { Outcome } from './steps.ts';
import { vitestProject } from './test-runs.ts';

/**
 * The server tests once more on the machine's own PostgreSQL, where it has one: the embedded one is the newest, and the
 * SQL has to run on older ones too.
 */
export async function serverTestsOnInstalledPostgres() {
  const oldest = (await findInstalledBinaries()).at(-1);
  if (!oldest) return [];
  const work = async (): Promise<Outcome> => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-installed-'));
    const cluster = await startCluster({ dataDir, binaries: oldest, settings: { fsync: 'off' } });
    try {
      return await vitestProject('server', { DATABASE_URL: cluster.connectionString })();
    } finally {
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  };
  return [{ name: `server tests, PostgreSQL ${oldest.major}`, work }];
}
