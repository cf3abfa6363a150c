import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';

const MOUNT = 'mount -t tmpfs -o "size=$1m" tmpfs "$2" && shift 2 && exec "$@"';

/**
 * Finds a command that gives a process its own small disk, unmounted when the process ends. This takes root or user
 * namespaces, and returns null without either.
 */
export function findDiskCommand(folder: string, megabytes: number): readonly string[] | null {
  const ways = process.getuid?.() === 0 ? [['-m'], ['-Urm']] : [['-Urm']];
  const commands = ways.map((options) => ['unshare', ...options, 'sh', '-c', MOUNT, 'sh', String(megabytes), folder]);
  return commands.find(([command = '', ...args]) => succeeds(command, [...args, 'true'])) ?? null;
}

function succeeds(command: string, args: readonly string[]) {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export function reachDisk(pid: number, folder: string) {
  const seen = path.join(`/proc/${pid}/root`, folder);
  const filler = path.join(seen, 'filler');
  return {
    async fillUpTo(freeBytes: number) {
      const { bavail, bsize } = await statfs(seen);
      await writeFile(filler, randomBytes(bavail * bsize - freeBytes));
    },
    empty: () => rm(filler),
    async listTemporary() {
      const names = await readdir(seen, { recursive: true });
      return names.filter((name) => path.basename(name).startsWith('.'));
    },
  };
}
