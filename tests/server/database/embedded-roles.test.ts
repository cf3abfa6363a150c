import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { startCluster } from '../../../server/database/embedded-cluster.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { openDatabase } from '../../../server/open-database.ts';
import { createShutdownSequence } from '../../../server/process/shutdown.ts';
import { allowedBeyondRows } from '../../support/beyond-rows.ts';

let dataDir = '';
let stops = createShutdownSequence();
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-roles-'));
  stops = createShutdownSequence();
});
afterEach(async () => {
  await stops.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const open = () =>
  openDatabase(readConfig({ DATA_DIR: dataDir }), {
    add: stops.add,
    onLost: (error) => {
      throw error;
    },
  });

const ORGANIZATION = '0198c0de-0000-7000-8000-000000000001';

it('gives the server rows of the database that it starts, and nothing that protects them', async () => {
  const { connectionString, database, warning } = await open();
  expect(new URL(connectionString).username).toBe('dojang_app');
  expect(warning).toBeNull();
  expect(await allowedBeyondRows(connectionString)).toEqual([]);
  expect(await database.selectFrom('contractEvents').selectAll().execute()).toEqual([]);
});

it('goes on with a database of before, in which everything belonged to the server', async () => {
  const before = await startCluster({ dataDir });
  const pool = new pg.Pool({ connectionString: before.connectionString });
  // A connection that is still closing gets an error when its cluster stops.
  pool.on('error', () => {});
  await migrate(pool);
  await pool.query("insert into contract_chains values ($1, 0, '')", [ORGANIZATION]);
  await pool.end();
  await before.stop();

  const { connectionString, database } = await open();
  expect(await allowedBeyondRows(connectionString)).toEqual([]);
  const chains = await database.selectFrom('contractChains').select('contractId').execute();
  expect(chains).toEqual([{ contractId: ORGANIZATION }]);
});
