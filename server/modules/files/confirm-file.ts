import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { mayChangeFile, requireReadyFile } from './file-permissions.ts';
import { describeFileFor } from './file-view.ts';
import { confirmFile } from './file-processing.repository.ts';
import { requireFileWithPages } from './require-file.ts';
import { createSignedUrls } from './signed-urls.ts';

export function createConfirmFile(deps: Deps): OperationHandler<'confirmFile'> {
  const { database, now } = deps;
  const addresses = createSignedUrls(deps);
  return async ({ path, caller }) => {
    const found = await requireFileWithPages(database, path.fileId, caller);
    if (!mayChangeFile(found.file, caller)) throw new DomainError('FORBIDDEN');
    requireReadyFile(found.file);
    const file = await confirmFile(database, found.file.fileUuid, caller.member.organizationMemberUuid, now());
    const confirmed = file ? { ...found, file } : await requireFileWithPages(database, path.fileId, caller);
    return describeFileFor(caller, confirmed, addresses);
  };
}
