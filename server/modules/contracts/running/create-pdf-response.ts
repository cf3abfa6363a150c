import type { FileStore } from '../../../adapters/files/port.ts';
import type { FileResponse } from '../../../contract/operations.ts';
import { formatDisposition } from '../../files/file-name.ts';

/** Creates a response with a stored PDF, for the browser to display. */
export async function createPdfResponse(
  files: FileStore,
  { sha256, name, cacheControl }: { sha256: string; name: string; cacheControl: string },
): Promise<FileResponse> {
  const bytes = await files.open(sha256);
  if (!bytes) throw new Error('Bytes that a row names are gone.');
  return {
    kind: 'file',
    contentType: 'application/pdf',
    bytes,
    cacheControl,
    etag: sha256,
    disposition: formatDisposition('inline', name),
  };
}
