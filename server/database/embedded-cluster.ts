import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { findBinaries, type Binaries } from './embedded/binaries.ts';
import { createCluster, readClusterMajorVersion, takeOwnership } from './embedded/create-cluster.ts';
import { waitForLeftoverServer } from './embedded/leftover.ts';
import { claimFolder } from './embedded/ownership.ts';
import {
  chooseProcessIdentity,
  buildClusterEnv,
  buildSpawnIdentity,
  type ProcessIdentity,
} from './embedded/process-identity.ts';
import { listServerOptions } from './embedded/settings.ts';
import { createSocketFolder } from './embedded/socket-folder.ts';

export type Cluster = { connectionString: string; pid: number; stop: () => Promise<void> };
type ClusterOptions = {
  dataDir: string;
  /** The PostgreSQL programs to use. Tests also run on an older version. */
  binaries?: Binaries;
  /** Extra PostgreSQL settings. Tests turn off fsync. */
  settings?: Record<string, string>;
  onLost?: (error: Error) => void;
};

const READY_WITHIN_MS = 60_000;
const STOPPED_WITHIN_MS = 20_000;

/** Starts an embedded PostgreSQL in the data folder. It listens on a Unix socket only, and exits with this process. */
export async function startCluster({ dataDir, settings = {}, onLost, ...chosen }: ClusterOptions): Promise<Cluster> {
  if (process.platform === 'win32') throw new OperatorError('On Windows, install PostgreSQL and set DATABASE_URL.');
  const home = path.resolve(dataDir);
  await mkdir(home, { recursive: true, mode: 0o700 });
  const release = await claimFolder(home);
  try {
    const clusterFolder = path.join(home, 'postgres');
    await waitForLeftoverServer(clusterFolder);
    const folderMajor = await readClusterMajorVersion(clusterFolder);
    const binaries = chosen.binaries ?? (await findBinaries(home, folderMajor));
    const runAs = await chooseProcessIdentity(clusterFolder);
    if (folderMajor === null) await createCluster(clusterFolder, binaries, runAs);
    await takeOwnership(clusterFolder, runAs);

    const socket = await createSocketFolder(home, runAs);
    const logFile = path.join(home, 'postgres.log');
    const options = listServerOptions(clusterFolder, socket.folder, binaries.major, settings);
    const child = await launch(binaries, runAs, options, logFile);
    const connectionString = `postgres://dojang@localhost/postgres?host=${encodeURIComponent(socket.folder)}`;
    await untilReady(connectionString, child, logFile);

    let stopping = false;
    const endWithUs = () => child.kill('SIGINT');
    process.once('exit', endWithUs);
    child.once('exit', () => {
      if (!stopping) onLost?.(new Error(`The embedded PostgreSQL ended by itself. Its words are in ${logFile}.`));
    });
    return {
      connectionString,
      pid: child.pid ?? 0,
      async stop() {
        stopping = true;
        process.off('exit', endWithUs);
        await end(child);
        await socket.remove();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function launch(binaries: Binaries, runAs: ProcessIdentity, options: string[], logFile: string) {
  const log = await open(logFile, 'w', 0o600);
  await chmod(logFile, 0o600);
  const [command = '', ...args] = [...runAs.prefix, binaries.postgres, ...options];
  const child = spawn(command, args, {
    cwd: '/',
    // In its own session, so that Ctrl-C only reaches our process, which shuts PostgreSQL down gracefully.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: buildClusterEnv(binaries.env),
    ...buildSpawnIdentity(runAs),
  });
  await once(child, 'spawn');
  await log.close();
  return child;
}

async function untilReady(connectionString: string, child: ChildProcess, logFile: string) {
  const end = Date.now() + READY_WITHIN_MS;
  let last: unknown;
  while (Date.now() < end) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      last = error;
      await sleep(15);
    }
  }
  child.kill('SIGQUIT');
  const said = await readFile(logFile, 'utf8').catch(() => '');
  throw new OperatorError(`The embedded PostgreSQL did not start:\n${said.trim()}`, { cause: last });
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  const harder = setTimeout(() => child.kill('SIGQUIT'), STOPPED_WITHIN_MS);
  await ended;
  clearTimeout(harder);
}
