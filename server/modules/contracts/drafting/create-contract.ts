import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { readDefaultTerms } from '../../settings/service-settings.repository.ts';
import { attachFiles } from '../core/contract-files.repository.ts';
import { describeState } from '../core/contracts.repository.ts';
import { insertContract } from '../core/drafts.repository.ts';
import { performOnce } from '../core/perform.ts';
import { requireTitle } from '../core/texts.ts';
import { requireUsableFiles } from './require-usable-files.ts';

export const createCreateContract =
  (deps: Deps): OperationHandler<'createContract'> =>
  async (call) => {
    const { body, caller } = call;
    const title = requireTitle(body.title);
    await requireUsableFiles(deps.database, body.fileIds, caller);
    const { organizationUuid, organizationMemberUuid } = caller.member;
    return performOnce(deps, 'createContract', call, async (transaction) => {
      const { at, terms } = await readDefaultTerms(transaction, organizationUuid);
      const own = { organizationUuid, organizationMemberUuid, title, at };
      const contract = await insertContract(transaction, { ...own, ...terms });
      if (!(await attachFiles(transaction, contract, body.fileIds, at))) throw new DomainError('FILE_NOT_FOUND');
      return describeState(contract);
    });
  };
