import path from 'node:path';
import { openTimestampAuthority, readAuthorities } from '../adapters/timestamp/authorities.ts';
import { readConfig } from '../config.ts';
import { openKeyStore, readKnownSeals, type KeyStoreOptions } from '../documents/seal/keys/key-store.ts';
import type { Stamp } from '../documents/seal/sign.ts';

/** Returns the keys of DATA_DIR, or the configured ones. */
export function keyStoreOptions(): KeyStoreOptions {
  const { dataDir, seal } = readConfig(process.env);
  return { folder: path.join(dataDir, 'seal'), pkcs12: seal.pkcs12 };
}

/** Opens what sealing needs, as the server would. */
export async function openSealing() {
  const keys = await openKeyStore(keyStoreOptions());
  const authority = await openTimestampAuthority(readConfig(process.env).seal.tsa);
  const stamp: Stamp | null = authority && ((bytes) => authority.stamp(bytes));
  return { keys, stamp };
}

/** Reads whose seals and timestamps are trusted. Creates nothing: an expired key is no reason not to verify a file. */
export async function readTrust() {
  const caFile = readConfig(process.env).seal.tsa?.caFile ?? null;
  return {
    known: await readKnownSeals(keyStoreOptions().folder),
    authorities: caFile === null ? null : await readAuthorities(caFile),
  };
}
