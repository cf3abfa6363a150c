import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY_DISK = '/dev/shm';
/** A whole run uses less than one gigabyte at a time. The rest is left for other processes. */
const MIN_FREE_ON_DISK = 3 * 1024 ** 3;
const MIN_FREE_MEMORY = 6 * 1024 ** 3;

/**
 * Puts temporary test files in memory if there is enough: databases, uploads and browser profiles. Cloning the database
 * for a test file takes the kernel 30 ms there, and up to half a second on a disk. Does nothing if a different folder
 * for temporary files is configured.
 */
export function keepScratchInMemory() {
  if (tmpdir() === '/tmp' && hasRoomInMemory()) process.env['TMPDIR'] = MEMORY_DISK;
}

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_DISK);
    return bavail * bsize >= MIN_FREE_ON_DISK && freemem() >= MIN_FREE_MEMORY;
  } catch {
    return false;
  }
}
