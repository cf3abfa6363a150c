import { createHash } from 'node:crypto';
import type { FileStore } from '../../../adapters/files/port.ts';
import { joinPdfs } from '../../../documents/pdf/join.ts';
import { storedPdf } from '../../files/stored-bytes.ts';
import type { ContractFile } from '../core/contract-files.repository.ts';

export type BaseDocument = {
  sha256: string;
  pageCount: number;
  firstPages: Map<string, number>;
  /** Null when the one file is the document, and its bytes are kept already. */
  bytes: Buffer | null;
};

/** The one document that everybody gets: a single file unchanged, several joined in their order. */
export async function makeBase(files: FileStore, parts: readonly ContractFile[]): Promise<BaseDocument> {
  const firstPages = new Map<string, number>();
  let pageCount = 0;
  for (const { file, pages } of parts) {
    firstPages.set(file.fileUuid, pageCount + 1);
    pageCount += pages.length;
  }
  const hashes = parts.flatMap(({ file }) => file.normalisedSha256 ?? []);
  const [only] = hashes;
  if (hashes.length === 1 && only !== undefined) {
    // Throws for bytes that were exchanged: nobody is asked to sign those.
    await files.open(only);
    return { sha256: only, pageCount, firstPages, bytes: null };
  }
  const contents: Uint8Array[] = [];
  for (const sha256 of hashes) contents.push(await storedPdf(files, sha256).read());
  const bytes = joinPdfs(contents);
  return { sha256: createHash('sha256').update(bytes).digest('hex'), pageCount, firstPages, bytes };
}
