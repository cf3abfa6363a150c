import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { describeFileFor } from './file-view.ts';
import { requireFileWithPages } from './require-file.ts';
import { createSignedUrls } from './signed-urls.ts';

export function createGetFile(deps: Deps): OperationHandler<'getFile'> {
  const addresses = createSignedUrls(deps);
  return async ({ path, caller }) =>
    describeFileFor(caller, await requireFileWithPages(deps.database, path.fileId, caller), addresses);
}
