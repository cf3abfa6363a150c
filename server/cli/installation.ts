import path from 'node:path';
import { createDiskStore } from '../adapters/files/disk.ts';
import { readConfig, type ServerConfig } from '../config.ts';
import { APPLICATION_ROLE } from '../database/application-role.ts';
import { connectDatabase, type Database } from '../database/connect.ts';
import { startCluster } from '../database/embedded-cluster.ts';
import { findRunningSocket } from '../database/embedded/running-cluster.ts';
import { openSecrets } from '../security/open-secrets.ts';
import { OperatorError } from '../operator-error.ts';
import { requireEntry, requireMasterKey } from './installation-folder.ts';

export type Installation = Awaited<ReturnType<typeof openInstallation>>;

/**
 * Opens the configured installation, whether or not its server is running. Doesn't create or migrate the database: that
 * is the server's job.
 */
export async function openInstallation({ readsFiles = false } = {}) {
  const config = readConfig(process.env);
  if (config.databaseUrl === null)
    await requireEntry(config.dataDir, path.join('postgres', 'PG_VERSION'), '데이터베이스');
  const { connectionString, stop } = await reach(config);
  const { database } = connectDatabase({ connectionString, max: 2, connectionTimeoutMillis: 10_000 });
  const close = async () => {
    await database.destroy();
    await stop();
  };
  try {
    await requireTables(database, config);
    if (readsFiles && config.databaseUrl !== null) await requireEntry(config.dataDir, 'files', '파일');
    const key = config.secretKey ?? (await requireMasterKey(config.dataDir));
    const secrets = await openSecrets(database, { key, before: config.secretKeyBefore });
    return { database, secrets, files: createDiskStore(path.join(config.dataDir, 'files')), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function reach({ databaseUrl, dataDir }: ServerConfig) {
  if (databaseUrl !== null) return { connectionString: databaseUrl, stop: async () => {} };
  const socket = await findRunningSocket(dataDir);
  if (socket !== null) {
    const connectionString = `postgres://${APPLICATION_ROLE}@localhost/postgres?host=${encodeURIComponent(socket)}`;
    return { connectionString, stop: async () => {} };
  }
  const cluster = await startCluster({ dataDir });
  const own = new URL(cluster.connectionString);
  own.username = APPLICATION_ROLE;
  return { connectionString: own.href, stop: cluster.stop };
}

/** Fails early with an explanation if the database has no tables or can't be read. */
async function requireTables(database: Database, { databaseUrl, dataDir }: ServerConfig) {
  try {
    await database.selectFrom('contracts').select('contractId').limit(1).execute();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const where =
      databaseUrl === null
        ? `${dataDir}의 데이터베이스를 쓰지 못했어요. 서버를 켠 사용자로, 서버와 같은 DATA_DIR로 실행해주세요.`
        : 'DATABASE_URL의 데이터베이스를 쓰지 못했어요. 서버와 같은 설정으로 실행해주세요.';
    throw new OperatorError(`${where} (${reason})`, { cause: error });
  }
}
