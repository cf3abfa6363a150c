import pg from 'pg';
import type { ServerConfig } from './config.ts';
import { APPLICATION_ROLE, describeExcess, grantRows, makeRole } from './database/application-role.ts';
import { connectDatabase } from './database/connect.ts';
import { startCluster } from './database/embedded-cluster.ts';
import { migrate } from './database/migrate.ts';

type Options = { add: (stop: () => Promise<unknown>) => void; onLost: (error: Error) => void };

const POOL_SIZE = 16;
/** Longer than this nobody waits for an answer: failing then keeps requests from piling up behind a database that hangs. */
const CONNECTION_WITHIN_MS = 10_000;

type Connections = {
  /** As whom the server works. */
  connectionString: string;
  /** As whom its tables are made, and whom they belong to; null for the same. */
  migrations: string | null;
};

/** The database of DATABASE_URL or our own, at the present schema. */
export async function openDatabase(config: ServerConfig, { add, onLost }: Options) {
  const { connectionString, migrations } = await findConnections(config, { add, onLost });
  if (migrations !== null) await migrateAs(migrations, connectionString);
  const { pool, database, prepare } = connectDatabase({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_WITHIN_MS,
  });
  add(() => database.destroy());
  if (migrations === null) await migrate(pool);
  return { database, prepare, connectionString, warning: await describeExcess(pool) };
}

async function findConnections(config: ServerConfig, { add, onLost }: Options): Promise<Connections> {
  if (config.databaseUrl !== null) return { connectionString: config.databaseUrl, migrations: otherRole(config) };
  const cluster = await startCluster({ dataDir: config.dataDir, onLost });
  add(cluster.stop);
  const own = new URL(cluster.connectionString);
  own.username = APPLICATION_ROLE;
  return { connectionString: own.href, migrations: cluster.connectionString };
}

const otherRole = ({ databaseUrl, migrationsDatabaseUrl: other }: ServerConfig) =>
  other !== null && new URL(other).username !== new URL(databaseUrl ?? other).username ? other : null;

/** Tables that belong to one role, and rows of them for the other: what the server is able to do, a stolen connection is. */
async function migrateAs(migrations: string, application: string) {
  const { username, password } = new URL(application);
  const role = { name: decodeURIComponent(username), password: decodeURIComponent(password) || null };
  const pool = new pg.Pool({
    connectionString: migrations,
    max: 1,
    connectionTimeoutMillis: CONNECTION_WITHIN_MS,
  });
  // Without a listener, a server that goes away would end this process; the query that waits says so.
  pool.on('error', () => {});
  try {
    await migrate(pool, {
      async after(client) {
        await makeRole(client, role);
        await grantRows(client, role.name);
      },
    });
  } finally {
    await pool.end();
  }
}
