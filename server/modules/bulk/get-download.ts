import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { formatDisposition } from '../files/file-name.ts';
import { createSignedUrls } from '../files/signed-urls.ts';
import { findActiveMember } from '../organizations/seats.repository.ts';
import { toZipEntry } from './download-entries.ts';
import { buildDownloadPath, findDownload } from './downloads.repository.ts';
import { createZip } from './zip.ts';

export function createGetDownload(deps: Deps): OperationHandler<'getDownload'> {
  const { database, files } = deps;
  const addresses = createSignedUrls(deps);

  return async ({ path, query }) => {
    const { subject } = addresses.read(buildDownloadPath(path.downloadId), query.sig ?? '');
    const download = await findDownload(database, path.downloadId, subject.uuid);
    if (!download || !(await findActiveMember(database, subject.uuid))) throw new DomainError('NOT_FOUND');
    return {
      kind: 'file',
      contentType: 'application/zip',
      bytes: createZip(
        download.entries.map((entry) => toZipEntry(files, entry)),
        download.createdAt,
      ),
      cacheControl: 'private, no-store',
      etag: path.downloadId,
      disposition: formatDisposition('attachment', download.fileName),
    };
  };
}
