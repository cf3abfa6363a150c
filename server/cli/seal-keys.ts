import path from 'node:path';
import { readAuthorities } from '../adapters/timestamp/authorities.ts';
import { readVariables } from '../configuration/read-variables.ts';
import { openKeyStore, readKnownSeals, type KeyStoreOptions } from '../documents/seal/keys/key-store.ts';

const variables = () => readVariables(process.env).values;

/** Nothing else of the configuration is asked for. */
export function keyStoreOptions(): KeyStoreOptions {
  const { dataDir, sealPkcs12File: file, sealPkcs12Password: password } = variables();
  const pkcs12 = file ? { file: path.resolve(file), password } : null;
  return { folder: path.join(path.resolve(dataDir), 'seal'), pkcs12 };
}

/** The keys of this data folder, as the server would find them. */
export const openSealKeys = () => openKeyStore(keyStoreOptions());

/** Whose seals and timestamps count. Reads only: a key that has run out is no reason not to look at a file. */
export async function readTrust() {
  const { tsaCaFile } = variables();
  return {
    known: await readKnownSeals(keyStoreOptions().folder),
    authorities: tsaCaFile ? await readAuthorities(tsaCaFile) : null,
  };
}
