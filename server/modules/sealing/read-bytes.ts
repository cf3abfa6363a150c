import { DamagedFile } from '../../adapters/files/port.ts';
import type { StoredFacts } from '../../audit/judge-record.ts';
import type { Deps } from '../../deps.ts';
import type { StoredContract } from './stored-contract.ts';
import { picturesIn } from './pictures.ts';

type Owner = StoredFacts['damaged'][number]['of'];
export type StoredBytes = {
  /** Null if it is damaged. */
  base: Buffer | null;
  /** By the id that fields and annotations name. */
  pictures: ReadonlyMap<string, Buffer>;
  damaged: StoredFacts['damaged'];
  /** What is not there at all: that may be there again in a while, as after a disk was not mounted. */
  missing: { of: Owner; what: string }[];
};

/** Every file that is drawn or that the record names, hashed as it is read. */
export async function readBytes({ files }: Pick<Deps, 'files'>, stored: StoredContract): Promise<StoredBytes> {
  const damaged: { of: Owner; sha256: string }[] = [];
  const missing: StoredBytes['missing'] = [];
  async function read(of: Owner, sha256: string) {
    try {
      const bytes = await files.get(sha256);
      if (!bytes) missing.push({ of, what: `the stored file ${sha256}` });
      return bytes;
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error;
      damaged.push({ of, sha256 });
      return null;
    }
  }

  const base = await read('BASE', stored.contract.baseSha256 ?? '');
  const pictures = new Map<string, Buffer>();
  const { known: drawn, unknown } = picturesIn(stored);
  for (const id of unknown) missing.push({ of: 'SENDER', what: `the picture ${id}` });
  for (const { id, sha256, of } of drawn) {
    const bytes = await read(of, sha256);
    if (bytes) pictures.set(id, bytes);
  }
  const hashes = new Set(drawn.map(({ sha256 }) => sha256));
  for (const { sha256 } of stored.attachments) if (!hashes.has(sha256)) await read('RECEIVER', sha256);
  return { base, pictures, damaged, missing };
}
