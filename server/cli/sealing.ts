import path from 'node:path';
import { openTimestampAuthority, readAuthorities } from '../adapters/timestamp/authorities.ts';
import { readVariables } from '../configuration/read-variables.ts';
import { openKeyStore, readKnownSeals, type KeyStoreOptions } from '../documents/seal/keys/key-store.ts';
import type { Stamp } from '../documents/seal/sign.ts';

/** Nothing else of the configuration is asked for. */
const variables = () => readVariables(process.env).values;

/** The keys of DATA_DIR, or those that are configured. */
export function keyStoreOptions(): KeyStoreOptions {
  const { dataDir, sealPkcs12File: file, sealPkcs12Password: password } = variables();
  const pkcs12 = file ? { file: path.resolve(file), password } : null;
  return { folder: path.join(path.resolve(dataDir), 'seal'), pkcs12 };
}

/** What sealing needs, as the server would have it. */
export async function openSealing() {
  const { tsaUrl, tsaCaFile } = variables();
  const keys = await openKeyStore(keyStoreOptions());
  const authority = await openTimestampAuthority(tsaUrl ? { url: tsaUrl, caFile: tsaCaFile } : null);
  const stamp: Stamp | null = authority && ((bytes) => authority.stamp(bytes));
  return { keys, stamp };
}

/** Whose seals and timestamps count. Reads only: a key that has run out is no reason not to look at a file. */
export async function readTrust() {
  const { tsaCaFile } = variables();
  return {
    known: await readKnownSeals(keyStoreOptions().folder),
    authorities: tsaCaFile ? await readAuthorities(tsaCaFile) : null,
  };
}
