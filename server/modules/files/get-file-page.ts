import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireReadyFile } from './file-permissions.ts';
import { buildPagePath } from './file-view.ts';
import type { PagePictures } from './page-pictures.ts';
import { createRequireVisibleFile } from './require-visible-file.ts';
import type { VisibleFiles } from './visible-files.repository.ts';

export function createGetFilePage(
  deps: Deps,
  visibleFiles: VisibleFiles,
  pictures: PagePictures,
): OperationHandler<'getFilePage'> {
  const requireSeenFile = createRequireVisibleFile(deps, visibleFiles);
  return async ({ path: { fileId, page }, query: { width = 1240, sig }, caller }) => {
    const { file, cacheControl } = await requireSeenFile(fileId, buildPagePath(fileId, page, width), sig, caller);
    const { fileUuid, normalisedSha256 } = requireReadyFile(file);
    if (!(await visibleFiles.hasPage(fileUuid, page))) throw new DomainError('NOT_FOUND');
    return { ...(await pictures.read({ documentSha256: normalisedSha256, page, width })), cacheControl };
  };
}
