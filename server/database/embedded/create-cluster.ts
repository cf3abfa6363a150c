import { spawn } from 'node:child_process';
import { chown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import type { Binaries } from './binaries.ts';
import { buildClusterEnv, buildSpawnIdentity, type ProcessIdentity } from './process-identity.ts';

/** Reads which major version of PostgreSQL created the folder. Returns null for a new folder. */
export async function readClusterMajorVersion(clusterFolder: string) {
  const text = await readFile(path.join(clusterFolder, 'PG_VERSION'), 'utf8').catch(
    (error: NodeJS.ErrnoException): null => {
      if (error.code === 'ENOENT') return null;
      throw new OperatorError(
        `${clusterFolder} can't be read (${error.code}). Start as its owner, or name another DATA_DIR.`,
        {
          cause: error,
        },
      );
    },
  );
  return text === null ? null : Number.parseInt(text, 10);
}

/**
 * Creates the cluster's folder under a temporary name and renames it when it is complete, so that a crash during the
 * first start leaves nothing behind that looks usable.
 */
export async function createCluster(clusterFolder: string, binaries: Binaries, runAs: ProcessIdentity) {
  const aside = `${clusterFolder}.new`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { mode: 0o700 });
  if (runAs.uid !== null && runAs.gid !== null) await chown(aside, runAs.uid, runAs.gid);
  // Trigrams of Hangul need a UTF-8 locale. The C collation sorts the same on every machine.
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const options = ['-D', aside, '-U', 'dojang', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '--lc-collate=C'];
  await runToEnd([...runAs.prefix, binaries.initdb, ...options], binaries.env, runAs);
  await rename(aside, clusterFolder);
}

/** Corrects the owner of the cluster's files, after another user started the server or root copied the folder. */
export async function takeOwnership(clusterFolder: string, { uid, gid }: ProcessIdentity) {
  const there = await stat(clusterFolder);
  const self = process.getuid?.();
  if (uid !== null && gid !== null) {
    if (there.uid !== uid) await chownTree(clusterFolder, uid, gid);
  } else if (self !== undefined && there.uid !== self) {
    throw new OperatorError(
      `${clusterFolder} belongs to user ${there.uid}. Start as that user or as root, or name another DATA_DIR.`,
    );
  }
}

async function chownTree(folder: string, uid: number, gid: number) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    await (entry.isDirectory() ? chownTree(place, uid, gid) : chown(place, uid, gid));
  }
  await chown(folder, uid, gid);
}

function runToEnd([command = '', ...args]: string[], env: Record<string, string>, runAs: ProcessIdentity) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: buildClusterEnv(env),
      ...buildSpawnIdentity(runAs),
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += String(chunk)));
    child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`initdb failed:\n${said}`))));
  });
}
