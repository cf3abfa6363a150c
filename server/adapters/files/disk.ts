import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder, writeSynced } from '../../disk/durable.ts';
import type { FileStore } from './port.ts';

/** Content-addressed files on a local disk: written aside, synced, then renamed, so that a crash leaves no half file. */
export function createDiskStore(folder: string): FileStore {
  const place = (sha256: string) => path.join(folder, sha256.slice(0, 2), sha256);

  return {
    async put(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const target = place(sha256);
      if (await exists(target)) return sha256;
      const shelf = path.dirname(target);
      await mkdir(shelf, { recursive: true });
      const aside = path.join(shelf, `.${sha256}.${randomUUID()}`);
      await writeSynced(aside, bytes);
      await rename(aside, target);
      await syncFolder(shelf);
      return sha256;
    },
    get: (sha256) => readFile(place(sha256)).catch(nullIfAbsent),
    async open(sha256) {
      const found = await stat(place(sha256)).catch(nullIfAbsent);
      if (!found) return null;
      return { size: found.size, read: (first, last) => createReadStream(place(sha256), { start: first, end: last }) };
    },
    remove: (sha256) => rm(place(sha256), { force: true }),
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
  };
}

function nullIfAbsent(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null;
  throw error;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
