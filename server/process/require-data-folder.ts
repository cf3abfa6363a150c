import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../operator-error.ts';

/** Creates DATA_DIR, unless it is there, and makes sure that this process can write into it. */
export async function requireDataFolder(dataDir: string): Promise<void> {
  const folder = path.resolve(dataDir);
  const probe = path.join(folder, `.probe.${randomUUID()}`);
  try {
    await createFolder(folder);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new OperatorError(describeFault(folder, error), { cause: error });
  }
}

/** Creates missing folders one by one. With `recursive`, Node never returns below /proc, where nothing can be created. */
async function createFolder(folder: string): Promise<void> {
  const there = await stat(folder).catch((error: NodeJS.ErrnoException): null => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (there) {
    if (!there.isDirectory()) throw new NotAFolder();
    return;
  }
  await createFolder(path.dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    // Another process may have created the folder meanwhile.
    if (error.code !== 'EEXIST') throw error;
  });
}

class NotAFolder extends Error {
  readonly code = 'ENOTDIR';
}

function describeFault(folder: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  if (code === 'ENOTDIR') return `DATA_DIR ${folder} is a file, or is inside of one. Name a folder.`;
  if (code === 'ENOSPC')
    return `DATA_DIR ${folder} can't be written: the disk is full. Make room, or name another folder.`;
  return (
    `DATA_DIR ${folder} can't be created or written (${code}). ` +
    'Start as the owner of the folder, or name a folder that this user may write into.'
  );
}
