import { DomainError } from '../../contract/domain-error.ts';
import type { FileResponse } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { readStoredFile } from '../files/open-stored-file.ts';

export async function createPictureResponse(
  { files, now }: Pick<Deps, 'files' | 'now'>,
  { pictureSha256 }: { pictureSha256: string | null },
  expiresAt: Date,
): Promise<FileResponse> {
  if (pictureSha256 === null) throw new DomainError('NOT_FOUND');
  const bytes = await readStoredFile(files, pictureSha256);
  const seconds = Math.floor((expiresAt.getTime() - now().getTime()) / 1000);
  const isPng = bytes[0] === 0x89;
  return {
    kind: 'file',
    contentType: isPng ? 'image/png' : 'image/jpeg',
    bytes,
    cacheControl: `private, max-age=${seconds}, immutable`,
    etag: pictureSha256,
  };
}
