import pg from 'pg';
import type { ServerConfig } from './config.ts';
import { APPLICATION_ROLE, describeExcessPrivileges, grantRowAccess, createRole } from './database/application-role.ts';
import { connectDatabase } from './database/connect.ts';
import { startCluster } from './database/embedded-cluster.ts';
import { migrate } from './database/migrate.ts';

type Options = { add: (stop: () => Promise<unknown>) => void; onLost: (error: Error) => void };

const POOL_SIZE = 16;
/** Keeps requests from piling up behind a database that hangs. */
const CONNECTION_WITHIN_MS = 10_000;

type Connections = {
  connectionString: string;
  /** For the role that owns the tables. Null if the server's role does. */
  migrations: string | null;
};

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
  return { database, prepare, connectionString, warning: await describeExcessPrivileges(pool) };
}

async function findConnections(config: ServerConfig, { add, onLost }: Options): Promise<Connections> {
  if (config.databaseUrl !== null)
    return { connectionString: config.databaseUrl, migrations: findMigrationsUrl(config) };
  const cluster = await startCluster({ dataDir: config.dataDir, onLost });
  add(cluster.stop);
  const own = new URL(cluster.connectionString);
  own.username = APPLICATION_ROLE;
  return { connectionString: own.href, migrations: cluster.connectionString };
}

const findMigrationsUrl = ({ databaseUrl, migrationsDatabaseUrl: other }: ServerConfig) =>
  other !== null && new URL(other).username !== new URL(databaseUrl ?? other).username ? other : null;

/**
 * Runs the migrations as the tables' owner. The server's role owns none, so a stolen connection can do no more than the
 * server.
 */
async function migrateAs(migrations: string, application: string) {
  const { username, password } = new URL(application);
  const role = { name: decodeURIComponent(username), password: decodeURIComponent(password) || null };
  const pool = new pg.Pool({
    connectionString: migrations,
    max: 1,
    connectionTimeoutMillis: CONNECTION_WITHIN_MS,
  });
  // Without a listener, losing the connection crashes the process. The pending query reports the error.
  pool.on('error', () => {});
  try {
    await migrate(pool, {
      async after(client) {
        await createRole(client, role);
        await grantRowAccess(client, role.name);
      },
    });
  } finally {
    await pool.end();
  }
}
