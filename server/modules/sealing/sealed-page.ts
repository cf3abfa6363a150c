import { DomainError } from '../../contract/domain-error.ts';
import type { FileResponse } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { WorkerFailure } from '../../documents/workers/worker-failure.ts';
import { detectPictureType } from '../files/detect-picture-type.ts';
import { toStoredPdf } from '../files/stored-bytes.ts';

/** Renders a page of the sealed document for every request. Clients may cache it while their signed URL is valid. */
export async function drawSealedPage(
  { documents, files }: Pick<Deps, 'documents' | 'files'>,
  sealedSha256: string,
  page: number,
  width: 480 | 1240,
) {
  try {
    const bytes = Buffer.from(await documents.drawPage(toStoredPdf(files, sealedSha256), page, width));
    const etag = `${sealedSha256}-${page}-${width}`;
    return { kind: 'file', contentType: detectPictureType(bytes), bytes, etag } satisfies Partial<FileResponse>;
  } catch (error) {
    throw error instanceof WorkerFailure ? new DomainError('PICTURE_FAILED') : error;
  }
}
