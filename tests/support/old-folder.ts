import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompressSync } from 'node:zlib';
import pg from 'pg';
import { startCluster } from '../../server/database/embedded-cluster.ts';

/**
 * Unpacks an earlier version's data folder. Only its times are moved forward, so that whatever was running then still
 * is.
 */
export async function unpackOldFolder(packed: string, dataDir: string) {
  const tar = path.join(dataDir, 'folder.tar');
  await writeFile(tar, zstdDecompressSync(await readFile(packed)));
  await promisify(execFile)('tar', ['-xf', tar, '-C', dataDir, '--no-same-owner']);
  const cluster = await startCluster({ dataDir });
  const client = new pg.Client({ connectionString: cluster.connectionString });
  await client.connect();
  await client.query('update users set phone_verified_at = now()');
  await client.query(`update contracts set expires_at = now() + interval '9 days' where status = 'IN_PROGRESS'`);
  await client.query(`update contracts set scheduled_at = now() + interval '9 days' where status = 'SCHEDULED'`);
  await client.query('update jobs set run_at = now() where failed_at is null');
  await client.end();
  await cluster.stop();
}
