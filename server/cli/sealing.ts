import path from 'node:path';
import { openTimestampAuthority, readAuthorityCertificates } from '../adapters/timestamp/authorities.ts';
import { readConfig } from '../config.ts';
import { openKeyStore, readKnownSeals, type KeyStoreOptions } from '../documents/seal/keys/key-store.ts';
import type { RequestTimestamp } from '../documents/seal/sign.ts';

/** Returns the location of the seal key: DATA_DIR or the configured PKCS#12 file. */
export function readKeyStoreOptions(): KeyStoreOptions {
  const { dataDir, seal } = readConfig(process.env);
  return { folder: path.join(dataDir, 'seal'), pkcs12: seal.pkcs12 };
}

export async function openSealing() {
  const keys = await openKeyStore(readKeyStoreOptions());
  const authority = await openTimestampAuthority(readConfig(process.env).seal.tsa);
  const stamp: RequestTimestamp | null = authority && ((bytes) => authority.stamp(bytes));
  return { keys, stamp };
}

/**
 * Reads the certificates trusted for seals and timestamps. Doesn't open the key, because files must stay verifiable
 * after it has expired.
 */
export async function readTrustedCertificates() {
  const caFile = readConfig(process.env).seal.tsa?.caFile ?? null;
  return {
    known: await readKnownSeals(readKeyStoreOptions().folder),
    authorities: caFile === null ? null : await readAuthorityCertificates(caFile),
  };
}
