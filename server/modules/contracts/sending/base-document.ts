import { createHash } from 'node:crypto';
import type { FileStore } from '../../../adapters/files/port.ts';
import { joinPdfs } from '../../../documents/pdf/join.ts';
import { toStoredPdf } from '../../files/stored-bytes.ts';
import type { ContractFile } from '../core/contract-files.repository.ts';

export type BaseDocument = {
  sha256: string;
  pageCount: number;
  firstPages: Map<string, number>;
  /** Null for a single file, because its bytes are already stored. */
  bytes: Buffer | null;
};

/** Creates the document that all receivers get: a single file as it is, or several joined in order. */
export async function buildBaseDocument(files: FileStore, parts: readonly ContractFile[]): Promise<BaseDocument> {
  const firstPages = new Map<string, number>();
  let pageCount = 0;
  for (const { file, pages } of parts) {
    firstPages.set(file.fileUuid, pageCount + 1);
    pageCount += pages.length;
  }
  const hashes = parts.flatMap(({ file }) => file.normalisedSha256 ?? []);
  const [only] = hashes;
  if (hashes.length === 1 && only !== undefined) {
    // Throws if the stored bytes were replaced, so that nobody can sign them.
    await files.open(only);
    return { sha256: only, pageCount, firstPages, bytes: null };
  }
  const contents: Uint8Array[] = [];
  for (const sha256 of hashes) contents.push(await toStoredPdf(files, sha256).read());
  const bytes = joinPdfs(contents);
  return { sha256: createHash('sha256').update(bytes).digest('hex'), pageCount, firstPages, bytes };
}
