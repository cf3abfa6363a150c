import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startCluster } from '../../server/database/embedded-cluster.ts';
import { migrate } from '../../server/database/migrate.ts';
import { runCommand } from './run.ts';

const FILE = 'server/database/schema.gen.d.ts';

export async function generateDatabaseTypes() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-types-'));
  const cluster = await startCluster({ dataDir, settings: { fsync: 'off' } });
  try {
    const pool = new pg.Pool({ connectionString: cluster.connectionString });
    await migrate(pool);
    await pool.end();
    const options = ['--dialect', 'postgres', '--camel-case', '--exclude-pattern', 'schema_migrations'];
    await runCommand('kysely-codegen', [...options, '--out-file', FILE, '--url', cluster.connectionString]);
  } finally {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
