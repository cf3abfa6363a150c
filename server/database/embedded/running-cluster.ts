import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { processExists } from './ownership.ts';

/** Returns the socket folder of a running cluster, as recorded by PostgreSQL. Returns null if none is running. */
export async function findRunningSocket(dataDir: string): Promise<string | null> {
  const file = path.join(path.resolve(dataDir), 'postgres', 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException): string => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const [pid = '', , , , socket = ''] = text.split('\n');
  return socket !== '' && processExists(Number(pid)) ? socket : null;
}
