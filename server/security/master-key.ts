import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../operator-error.ts';

/** Reads the key for demos and development. The first start generates it next to the data. */
export async function loadMasterKey(dataDir: string): Promise<Buffer> {
  const known = await readMasterKey(dataDir);
  if (known) return known;

  const file = fileIn(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, JSON.stringify({ secretKey: randomBytes(32).toString('base64') }), { mode: 0o600 });
  // If two processes start at the same time, the first one's key is used.
  await link(aside, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(aside);
  const kept = await readKey(file);
  if (!kept) throw new Error(`${file} could not be written.`);
  return kept;
}

/** Reads the generated key. Returns null if there is none. */
export const readMasterKey = (dataDir: string): Promise<Buffer | null> => readKey(fileIn(dataDir));

const fileIn = (dataDir: string) => path.join(dataDir, 'secrets.json');

async function readKey(file: string) {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException): null => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const content: { secretKey?: unknown } = JSON.parse(text);
  const key = typeof content.secretKey === 'string' ? Buffer.from(content.secretKey, 'base64') : Buffer.alloc(0);
  if (key.length >= 32) return key;
  // A new key would make all encrypted data unreadable.
  throw new OperatorError(
    `${file} holds no key of 32 bytes. Restore it from a backup, or remove DATA_DIR to begin anew.`,
  );
}
