import { open } from 'node:fs/promises';

/** Writes a new file that only we can read, and returns once it is on disk rather than in a cache. */
export async function writeSynced(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs a folder. A new file's name is only durable after that. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
