import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { formatDisposition, toPdfName } from './file-name.ts';
import { requireReadyFile } from './file-permissions.ts';
import { buildContentPath } from './file-view.ts';
import { hasPage } from './file-pages.repository.ts';
import type { StoredFileRow } from './files.repository.ts';
import { openStoredFile } from './open-stored-file.ts';
import { createRequireVisibleFile } from './require-visible-file.ts';
import type { VisibleFiles } from './visible-files.repository.ts';

const CONTENT_TYPES = {
  PDF: 'application/pdf',
  PNG: 'image/png',
  JPEG: 'image/jpeg',
  HWP: 'application/x-hwp',
  HWPX: 'application/hwp+zip',
} as const;

export function createGetFileContent(deps: Deps, visibleFiles: VisibleFiles): OperationHandler<'getFileContent'> {
  const { database, files } = deps;
  const requireSeenFile = createRequireVisibleFile(deps, visibleFiles);

  return async ({ path: { fileId }, query: { original = false, sig }, caller }) => {
    const { file, cacheControl } = await requireSeenFile(fileId, buildContentPath(fileId, original), sig, caller);
    const sha256 = original ? file.sha256 : requireReadyFile(file).normalisedSha256;
    return {
      kind: 'file',
      bytes: await openStoredFile(files, sha256),
      cacheControl,
      etag: sha256,
      ...(original ? asUploaded(file) : await asNormalised(file)),
    };
  };

  async function asNormalised({ fileUuid, kind, name }: StoredFileRow) {
    const isDocument = await hasPage(database, fileUuid, 1);
    if (isDocument)
      return { contentType: 'application/pdf', disposition: formatDisposition('inline', toPdfName(name)) };
    return { contentType: contentTypeOf(kind), disposition: formatDisposition('inline', name) };
  }
}

/** Serves the original upload, never inline, because it may contain anything. */
const asUploaded = ({ kind, name }: StoredFileRow) => ({
  contentType: contentTypeOf(kind),
  disposition: formatDisposition('attachment', name),
});
const contentTypeOf = (kind: StoredFileRow['kind']) => (kind ? CONTENT_TYPES[kind] : 'application/octet-stream');
