import { createSealIdentity, type SealIdentity, type SealKey } from '../seal-key.ts';
import { makeClosedFolder } from './durable-files.ts';
import { loadKey, makeKey, removeKey, removeOldKeys, type EmbeddedKind } from './embedded-keys.ts';
import { SealKeyError } from './errors.ts';
import { readPkcs12File } from './pkcs12.ts';
import { currentEntry, readRegistry, writeRegistry, type Registry, type RegistryEntry } from './registry.ts';
import { testSeal } from './test-seal.ts';

export type KeyStoreOptions = {
  /** DATA_DIR/seal. */
  folder: string;
  /** null: the store makes and keeps a key of its own. */
  pkcs12?: { file: string; password: string } | null;
  kind?: EmbeddedKind;
  now?: () => Date;
};

export type KeyStore = {
  /** What seals are made with now. */
  current: () => SealKey;
  /** Every certificate that seals were made with, retired ones too: what makes a seal ours. */
  known: () => readonly SealIdentity[];
  entries: () => readonly RegistryEntry[];
  /** A new key under the same authority. The old private key is deleted, its certificate stays known. */
  rotateKey: () => Promise<SealKey>;
};

/** Opens the keys of seals, makes them at the first start, and proves that sealing works. */
export async function openKeyStore(options: KeyStoreOptions): Promise<KeyStore> {
  const { folder, pkcs12 = null, kind = 'P-256', now = () => new Date() } = options;
  await makeClosedFolder(folder);
  let registry = await readRegistry(folder);
  let key = pkcs12 ? await takeGivenKey(pkcs12) : await takeOwnKey();
  testSeal(key, now());
  let known = identitiesOf(registry);
  await removeOldKeys(folder, key.keyId, retiredKeyIds(registry), now());

  async function takeOwnKey(): Promise<SealKey> {
    const entry = currentEntry(registry);
    if (entry?.source === 'EMBEDDED') return loadKey(folder, entry);
    const made = await makeKey(folder, kind, now());
    if (await publish(made, 'EMBEDDED')) return made;
    await removeKey(folder, made.keyId);
    return takeOwnKey();
  }

  async function takeGivenKey(given: { file: string; password: string }): Promise<SealKey> {
    const read = await readPkcs12File(given.file, given.password);
    testSeal(read, now());
    const isCurrent = () => {
      const entry = currentEntry(registry);
      return entry?.certificate.der.equals(read.certificate.der) && sameChain(entry, read);
    };
    while (!isCurrent()) await publish(read, 'PKCS12');
    return read;
  }

  /** Of two processes that change it at once the second one sees what the first has done. */
  async function publish(next: SealKey, source: RegistryEntry['source']): Promise<boolean> {
    const at = now().toISOString();
    const { keyId, certificate, chain } = next;
    const changed: Registry = {
      generation: registry.generation + 1,
      entries: [
        ...registry.entries.map((entry) => ({ ...entry, retiredAt: entry.retiredAt ?? at })),
        { keyId, source, certificate, chain, since: at, retiredAt: null },
      ],
    };
    const written = await writeRegistry(folder, changed);
    registry = written ? changed : await readRegistry(folder);
    return written;
  }

  return {
    current: () => key,
    known: () => known,
    entries: () => registry.entries,
    async rotateKey() {
      if (pkcs12) {
        throw new SealKeyError('KEY_UNSUITABLE', 'The key comes from a PKCS#12 file: configure another file instead.');
      }
      const made = await makeKey(folder, kind, now());
      testSeal(made, now());
      if (!(await publish(made, 'EMBEDDED'))) {
        await removeKey(folder, made.keyId);
        throw new SealKeyError('ROTATED_MEANWHILE', 'Somebody else has just made a new key; this one was not taken.');
      }
      key = made;
      known = identitiesOf(registry);
      await removeOldKeys(folder, key.keyId, retiredKeyIds(registry), now());
      return made;
    },
  };
}

const identitiesOf = ({ entries }: Registry) =>
  entries.map(({ certificate, chain }) => createSealIdentity(certificate, chain));

const retiredKeyIds = ({ entries }: Registry) => entries.flatMap(({ keyId, retiredAt }) => (retiredAt ? keyId : []));

const sameChain = (a: Pick<RegistryEntry, 'chain'>, b: Pick<RegistryEntry, 'chain'>) =>
  a.chain.length === b.chain.length && a.chain.every(({ der }, index) => b.chain[index]?.der.equals(der));
