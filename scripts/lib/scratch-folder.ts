import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY_DISK = '/dev/shm';
/** Leaves most of the space to other processes. A whole run uses less than one gigabyte at a time. */
const MIN_FREE_ON_DISK = 3 * 1024 ** 3;
const MIN_FREE_MEMORY = 6 * 1024 ** 3;

/**
 * Keeps temporary test files (databases, uploads and browser profiles) in memory if there is enough of it. Cloning the
 * database for a test file takes the kernel 30 ms there, but up to half a second on a disk. Does nothing if another
 * folder is configured for temporary files.
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
