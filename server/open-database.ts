import type { ServerConfig } from './config.ts';
import { connectDatabase } from './database/connect.ts';
import { startCluster } from './database/embedded-cluster.ts';
import { migrate } from './database/migrate.ts';

type Options = { add: (stop: () => Promise<unknown>) => void; onLost: (error: Error) => void };

const POOL_SIZE = 16;
/** Longer than this nobody waits for an answer: failing then keeps requests from piling up behind a database that hangs. */
const CONNECTION_WITHIN_MS = 10_000;

/** The database of DATABASE_URL or our own, at the present schema. */
export async function openDatabase(config: ServerConfig, { add, onLost }: Options) {
  let connectionString = config.databaseUrl;
  if (!connectionString) {
    const cluster = await startCluster({ dataDir: config.dataDir, onLost });
    add(cluster.stop);
    ({ connectionString } = cluster);
  }
  const { pool, database, prepare } = connectDatabase({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_WITHIN_MS,
  });
  add(() => database.destroy());
  await migrate(pool);
  return { database, prepare, connectionString };
}
