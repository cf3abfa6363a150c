import { randomUUID } from 'node:crypto';
import { link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder, writeSynced } from '../../../disk/durable.ts';

export async function createPrivateFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/**
 * Writes and syncs a temporary file, and links it to its final name. If the name is taken, returns false. A crash
 * leaves no partial file, and the first of two concurrent writers wins.
 */
export async function writeOnce(file: string, text: string): Promise<boolean> {
  const folder = path.dirname(file);
  const aside = path.join(folder, `.${path.basename(file)}.${randomUUID()}`);
  await writeSynced(aside, text);
  try {
    await link(aside, file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
  await syncFolder(folder);
  return true;
}
