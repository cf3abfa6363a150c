import { createSealIdentity, type SealIdentity, type SealKey } from '../seal-key.ts';
import { createPrivateFolder } from './durable-files.ts';
import { loadKey, createKey, removeKey, removeOldKeys, type EmbeddedKeyKind } from './embedded-keys.ts';
import { SealKeyError } from './errors.ts';
import { readPkcs12File } from './pkcs12.ts';
import { findCurrentEntry, readRegistry, writeRegistry, type Registry, type RegistryEntry } from './registry.ts';
import { testSealKey } from './test-seal-key.ts';

export type KeyStoreOptions = {
  folder: string;
  /** Null if the store manages its own key. */
  pkcs12?: { file: string; password: string } | null;
  kind?: EmbeddedKeyKind;
  now?: () => Date;
};

export type KeyStore = {
  current: () => SealKey;
  /** All certificates ever used for seals, including retired ones. A seal made with any of them is ours. */
  known: () => readonly SealIdentity[];
  entries: () => readonly RegistryEntry[];
  rotateKey: () => Promise<SealKey>;
};

/** Opens the seal key, which it generates on the first start, and makes a test seal. */
export async function openKeyStore(options: KeyStoreOptions): Promise<KeyStore> {
  const { folder, pkcs12 = null, now = clock } = options;
  await createPrivateFolder(folder);
  let key = pkcs12 ? await takeGivenKey(folder, pkcs12, now) : await takeOwnKey(options);
  testSealKey(key, now());
  let registry = await readRegistry(folder);
  let known = identitiesOf(registry);
  await sweep(folder, key, registry, now());
  return {
    current: () => key,
    known: () => known,
    entries: () => registry.entries,
    async rotateKey() {
      key = await rotateKey(options);
      registry = await readRegistry(folder);
      known = identitiesOf(registry);
      return key;
    },
  };
}

/**
 * Creates a new key under the same authority, even if the current key is lost or expired. Deletes the old private key
 * and keeps its certificate for verification.
 */
export async function rotateKey(options: KeyStoreOptions): Promise<SealKey> {
  const { folder, pkcs12 = null, kind = 'P-256', now = clock } = options;
  if (pkcs12) {
    throw new SealKeyError('KEY_UNSUITABLE', 'The key comes from a PKCS#12 file: configure another file instead.');
  }
  await createPrivateFolder(folder);
  const registry = await readRegistry(folder);
  const made = await createKey(folder, kind, now());
  testSealKey(made, now());
  const published = await publish(folder, registry, made, 'EMBEDDED', now());
  if (!published) {
    await removeKey(folder, made.keyId);
    throw new SealKeyError('ROTATED_MEANWHILE', 'Somebody else has just made a new key; this one was not taken.');
  }
  await sweep(folder, made, published, now());
  return made;
}

/** Reads the certificates for verification. Needs no usable key. */
export const readKnownSeals = async (folder: string): Promise<readonly SealIdentity[]> =>
  identitiesOf(await readRegistry(folder));

async function takeOwnKey(options: KeyStoreOptions): Promise<SealKey> {
  const { folder, kind = 'P-256', now = clock } = options;
  const registry = await readRegistry(folder);
  const entry = findCurrentEntry(registry);
  if (entry?.source === 'EMBEDDED') return loadKey(folder, entry);
  const made = await createKey(folder, kind, now());
  if (await publish(folder, registry, made, 'EMBEDDED', now())) return made;
  await removeKey(folder, made.keyId);
  return takeOwnKey(options);
}

async function takeGivenKey(folder: string, given: { file: string; password: string }, now: () => Date) {
  const read = await readPkcs12File(given.file, given.password);
  testSealKey(read, now());
  for (;;) {
    const registry = await readRegistry(folder);
    const entry = findCurrentEntry(registry);
    if (entry?.certificate.der.equals(read.certificate.der) && hasSameChain(entry, read)) return read;
    await publish(folder, registry, read, 'PKCS12', now());
  }
}

/** Adds a key to the registry. Returns null if another process changed the registry first. */
async function publish(
  folder: string,
  { generation, entries }: Registry,
  { keyId, certificate, chain }: SealKey,
  source: RegistryEntry['source'],
  now: Date,
): Promise<Registry | null> {
  const since = now.toISOString();
  const changed: Registry = {
    generation: generation + 1,
    entries: [
      ...entries.map((entry) => ({ ...entry, retiredAt: entry.retiredAt ?? since })),
      { keyId, source, certificate, chain, since, retiredAt: null },
    ],
  };
  return (await writeRegistry(folder, changed)) ? changed : null;
}

function sweep(folder: string, key: SealKey, { entries }: Registry, now: Date) {
  const retired = entries.flatMap(({ keyId, retiredAt }) => (retiredAt ? keyId : []));
  return removeOldKeys(folder, key.keyId, retired, now);
}

const identitiesOf = ({ entries }: Registry) =>
  entries.map(({ certificate, chain }) => createSealIdentity(certificate, chain));

const hasSameChain = (a: Pick<RegistryEntry, 'chain'>, b: Pick<RegistryEntry, 'chain'>) =>
  a.chain.length === b.chain.length && a.chain.every(({ der }, index) => b.chain[index]?.der.equals(der));

const clock = () => new Date();
