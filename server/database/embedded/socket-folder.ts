import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProcessIdentity } from './process-identity.ts';

/** Sockets' paths can have 107 bytes on Linux and 103 on macOS, including `/.s.PGSQL.5432`. */
const MAX_FOLDER_BYTES = 100 - '/.s.PGSQL.5432'.length;

/** Creates the socket's folder. Its permissions are the only access control: anyone who can enter it can connect. */
export async function createSocketFolder(dataDir: string, { uid, gid }: ProcessIdentity) {
  const beside = path.join(dataDir, 'socket');
  const fits = Buffer.byteLength(beside) <= MAX_FOLDER_BYTES;
  const folder = fits ? beside : await mkdtemp(path.join(tmpdir(), 'dojang-'));
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (uid !== null && gid !== null) await chown(folder, uid, gid);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
