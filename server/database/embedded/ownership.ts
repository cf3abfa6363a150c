import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../operator-error.ts';

type Owner = { pid: number; started: string | null };

/**
 * Records which process uses the folder, for operators to see. What actually prevents a second server is PostgreSQL's
 * lock.
 */
export async function claimFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, 'server.lock');
  const aside = path.join(dataDir, `server.lock.${process.pid}`);
  const own: Owner = { pid: process.pid, started: await startOf(process.pid) };
  await writeFile(aside, JSON.stringify(own), { mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(
      `${dataDir} can't be written (${error.code}). Start as its owner, or name another DATA_DIR.`,
      {
        cause: error,
      },
    );
  });
  try {
    for (;;) {
      try {
        await link(aside, file);
        return () => rm(file, { force: true });
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
      const owner = await readOwner(file);
      if (owner && (await isAlive(owner))) {
        throw new OperatorError(
          `${dataDir} is in use by process ${owner.pid}. End that server first, or give this one another DATA_DIR.`,
        );
      }
      // If two processes find the same stale file, only one of them can rename and remove it.
      await rename(file, `${aside}.stale`).catch(() => {});
      await rm(`${aside}.stale`, { force: true });
    }
  } finally {
    await rm(aside, { force: true });
  }
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Returns whether the owner is still running. Compares the start time, because process ids are reused. */
async function isAlive({ pid, started }: Owner) {
  if (pid === process.pid) return started === null || started === (await startOf(pid));
  return processExists(pid) && (started === null || started === (await startOf(pid)));
}

export function processExists(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function startOf(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The second field is the program's name in parentheses, which may contain spaces.
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}
