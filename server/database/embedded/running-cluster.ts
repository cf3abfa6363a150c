import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { processExists } from './ownership.ts';

/**
 * Finds the socket folder of a cluster that runs in this data folder, as PostgreSQL wrote it down. Returns null if none
 * runs.
 */
export async function findRunningSocket(dataDir: string): Promise<string | null> {
  const file = path.join(path.resolve(dataDir), 'postgres', 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException): string => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const [pid = '', , , , socket = ''] = text.split('\n');
  return socket !== '' && processExists(Number(pid)) ? socket : null;
}
