import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RunAs } from './run-as.ts';

/** A socket's address holds 107 bytes on Linux and 103 on macOS, with `/.s.PGSQL.5432` at its end. */
const LONGEST = 100 - '/.s.PGSQL.5432'.length;

/** Only who may enter this folder may connect: that is the cluster's whole access control. */
export async function makeSocketFolder(dataDir: string, { uid, gid }: RunAs) {
  const beside = path.join(dataDir, 'socket');
  const fits = Buffer.byteLength(beside) <= LONGEST;
  const folder = fits ? beside : await mkdtemp(path.join(tmpdir(), 'dojang-'));
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (uid !== null && gid !== null) await chown(folder, uid, gid);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
