import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY_DISK = '/dev/shm';
/** A whole run holds less than one gigabyte at a time; the rest is for whatever else the machine does. */
const MIN_FREE_ON_DISK = 3 * 1024 ** 3;
const MIN_FREE_MEMORY = 6 * 1024 ** 3;

/**
 * Has tests keep what they throw away in memory, where there is plenty: the databases, uploads and browser profiles of
 * a run. Copying a database for a test file costs the kernel 30 ms there and up to half a second on a disk. Whoever has
 * chosen a folder for such files keeps it.
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
