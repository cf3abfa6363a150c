import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { listContractFiles, attachFiles } from '../core/contract-files.repository.ts';
import { readDatabaseTime, updateSearchText, describeState } from '../core/contracts.repository.ts';
import { insertContract } from '../core/drafts.repository.ts';
import { performOnce } from '../core/perform.ts';
import { requireVisibleContract } from '../core/contract-permissions.ts';
import { pickTerms } from '../core/terms.ts';
import { copyContents } from './copy-contents.ts';

export const createDuplicateContract =
  (deps: Deps): OperationHandler<'duplicateContract'> =>
  async (call) => {
    const { path, caller } = call;
    const source = await requireVisibleContract(deps.database, path.contractId, caller);
    if (source.destroyedAt !== null) throw new DomainError('CONTENTS_DESTROYED');
    const { organizationUuid, organizationMemberUuid } = caller.member;
    return performOnce(deps, 'duplicateContract', call, async (transaction) => {
      const at = await readDatabaseTime(transaction);
      const same = { title: source.title, ...pickTerms(source) };
      const copy = await insertContract(transaction, { organizationUuid, organizationMemberUuid, at, ...same });
      const own = await listContractFiles(transaction, source);
      const fileUuids = own.map(({ file }) => file.fileUuid);
      if (!(await attachFiles(transaction, copy, fileUuids, at))) throw new DomainError('FILE_NOT_FOUND');
      await copyContents(transaction, source.contractId, copy.contractId);
      await updateSearchText(transaction, copy.contractId);
      return describeState(copy);
    });
  };
