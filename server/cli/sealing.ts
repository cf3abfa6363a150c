import path from 'node:path';
import { openTimestampAuthority, readAuthorityCertificates } from '../adapters/timestamp/authorities.ts';
import { readConfig } from '../config.ts';
import { openKeyStore, readKnownSeals, type KeyStoreOptions } from '../documents/seal/keys/key-store.ts';
import type { RequestTimestamp } from '../documents/seal/sign.ts';

/** Returns where to find the seal key: in the key store in DATA_DIR or in the configured PKCS#12 file. */
export function readKeyStoreOptions(): KeyStoreOptions {
  const { dataDir, seal } = readConfig(process.env);
  return { folder: path.join(dataDir, 'seal'), pkcs12: seal.pkcs12 };
}

/** Opens the seal key and the timestamp authority, just as the server does. */
export async function openSealing() {
  const keys = await openKeyStore(readKeyStoreOptions());
  const authority = await openTimestampAuthority(readConfig(process.env).seal.tsa);
  const stamp: RequestTimestamp | null = authority && ((bytes) => authority.stamp(bytes));
  return { keys, stamp };
}

/**
 * Reads the certificates trusted for seals and timestamps. Needs no usable key, because verifying must work even if the
 * key has expired.
 */
export async function readTrustedCertificates() {
  const caFile = readConfig(process.env).seal.tsa?.caFile ?? null;
  return {
    known: await readKnownSeals(readKeyStoreOptions().folder),
    authorities: caFile === null ? null : await readAuthorityCertificates(caFile),
  };
}
