import { DamagedFileError } from '../../adapters/files/port.ts';
import type { StoredFacts } from '../../audit/compare-record.ts';
import type { Deps } from '../../deps.ts';
import type { StoredContract } from './stored-contract.ts';
import { findPictures } from './pictures.ts';

type Owner = StoredFacts['damaged'][number]['of'];
export type StoredBytes = {
  /** Null if the file is damaged. */
  base: Buffer | null;
  pictures: ReadonlyMap<string, Buffer>;
  damaged: StoredFacts['damaged'];
  /** Missing files may reappear, for example when a disk is mounted again. */
  missing: { of: Owner; what: string }[];
};

/** Reads and hashes every file that is drawn or that the chain records. */
export async function readStoredFiles({ files }: Pick<Deps, 'files'>, stored: StoredContract): Promise<StoredBytes> {
  const damaged: { of: Owner; sha256: string }[] = [];
  const missing: StoredBytes['missing'] = [];
  async function read(of: Owner, sha256: string) {
    try {
      const bytes = await files.get(sha256);
      if (!bytes) missing.push({ of, what: `the stored file ${sha256}` });
      return bytes;
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error;
      damaged.push({ of, sha256 });
      return null;
    }
  }

  const base = await read('BASE', stored.contract.baseSha256 ?? '');
  const pictures = new Map<string, Buffer>();
  const { known: drawn, unknown } = findPictures(stored);
  for (const id of unknown) missing.push({ of: 'SENDER', what: `the picture ${id}` });
  for (const { id, sha256, of } of drawn) {
    const bytes = await read(of, sha256);
    if (bytes) pictures.set(id, bytes);
  }
  const hashes = new Set(drawn.map(({ sha256 }) => sha256));
  for (const { sha256 } of stored.attachments) if (!hashes.has(sha256)) await read('RECEIVER', sha256);
  return { base, pictures, damaged, missing };
}
