import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type BigIntStats } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncFolder, writeSynced } from '../../disk/durable.ts';
import { DamagedFileError, type FileStore } from './port.ts';

type DiskOptions = {
  /** Called when a file's bytes no longer match its hash, to alert the operator. */
  onDamaged?: (sha256: string) => void;
};
const KNOWN_MAX = 100_000;
const PROBE = Buffer.from('It can be written to.');
/** Free space to keep, so that the largest document still fits. Small disks only keep 2% of their size. */
const MIN_FREE_BYTES = 50_000_000;
const ROOM_SHARE = 0.02;

/**
 * Stores files on a local disk under their hash. A crash leaves no partial file, because files are synced under a
 * temporary name and then renamed.
 *
 * Reading a whole file checks its hash. Hashing 10 MB takes 7 ms, so reading a range only does so if another process
 * wrote the file, or its size or times have changed.
 */
export function createDiskStore(folder: string, { onDamaged }: DiskOptions = {}): FileStore {
  const place = (sha256: string) => path.join(folder, sha256.slice(0, 2), sha256);
  const genuine = new Map<string, string>();

  function requireGenuine(sha256: string, hashed: string) {
    if (hashed === sha256) return;
    genuine.delete(sha256);
    onDamaged?.(sha256);
    throw new DamagedFileError(sha256);
  }
  function remember(sha256: string, found: BigIntStats) {
    const [oldest] = genuine.keys();
    if (genuine.size >= KNOWN_MAX && oldest !== undefined) genuine.delete(oldest);
    genuine.set(sha256, versionOf(found));
  }
  const isKnown = (sha256: string, found: BigIntStats) => genuine.get(sha256) === versionOf(found);
  const find = (sha256: string) => stat(place(sha256), { bigint: true }).catch(nullIfAbsent);

  async function isThere(sha256: string) {
    const found = await find(sha256);
    return found !== null && (isKnown(sha256, found) || (await hashFile(place(sha256))) === sha256);
  }

  return {
    async put(bytes) {
      const sha256 = hashOf(bytes);
      if (await isThere(sha256)) return sha256;
      const target = place(sha256);
      const shelf = path.dirname(target);
      await mkdir(shelf, { recursive: true });
      const aside = path.join(shelf, `.${sha256}.${randomUUID()}`);
      try {
        await writeSynced(aside, bytes);
        await rename(aside, target);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
      await syncFolder(shelf);
      const written = await find(sha256);
      if (written) remember(sha256, written);
      return sha256;
    },
    async get(sha256) {
      const bytes = await readFile(place(sha256)).catch(nullIfAbsent);
      if (bytes) requireGenuine(sha256, hashOf(bytes));
      return bytes;
    },
    async open(sha256) {
      const found = await find(sha256);
      if (!found) return null;
      if (!isKnown(sha256, found)) {
        requireGenuine(sha256, await hashFile(place(sha256)));
        remember(sha256, found);
      }
      const size = Number(found.size);
      return { size, read: (first, last) => createReadStream(place(sha256), { start: first, end: last }) };
    },
    remove: (sha256) => rm(place(sha256), { force: true }),
    async check() {
      await mkdir(folder, { recursive: true });
      const probe = path.join(folder, `.probe.${randomUUID()}`);
      try {
        await writeSynced(probe, PROBE);
        await requireRoom(folder);
      } finally {
        await rm(probe, { force: true });
      }
    },
  };
}

async function requireRoom(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  if (bavail * bsize < Math.min(MIN_FREE_BYTES, blocks * bsize * ROOM_SHARE))
    throw Object.assign(new Error('The disk is nearly full.'), { code: 'ENOSPC' });
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const versionOf = ({ size, mtimeNs, ctimeNs, ino }: BigIntStats) => `${size} ${mtimeNs} ${ctimeNs} ${ino}`;

async function hashFile(file: string) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function nullIfAbsent(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null;
  throw error;
}
