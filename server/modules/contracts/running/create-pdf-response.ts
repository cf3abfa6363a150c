import type { FileStore } from '../../../adapters/files/port.ts';
import type { FileResponse } from '../../../contract/operations.ts';
import { formatDisposition } from '../../files/file-name.ts';
import { openStoredFile } from '../../files/open-stored-file.ts';

export async function createPdfResponse(
  files: FileStore,
  { sha256, name, cacheControl }: { sha256: string; name: string; cacheControl: string },
): Promise<FileResponse> {
  return {
    kind: 'file',
    contentType: 'application/pdf',
    bytes: await openStoredFile(files, sha256),
    cacheControl,
    etag: sha256,
    disposition: formatDisposition('inline', name),
  };
}
