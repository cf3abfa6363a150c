import path from 'node:path';
import { readVariables } from '../configuration/read-variables.ts';
import { openKeyStore } from '../documents/seal/keys/key-store.ts';

/** The keys of this data folder, as the server would find them. Nothing else of the configuration is asked for. */
export function openSealKeys() {
  const { dataDir, sealPkcs12File: file, sealPkcs12Password: password } = readVariables(process.env).values;
  const pkcs12 = file ? { file: path.resolve(file), password } : null;
  return openKeyStore({ folder: path.join(path.resolve(dataDir), 'seal'), pkcs12 });
}
