import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import type { Field } from '../core/contract.types.ts';
import { describeState, updateSearchText, writeContents } from '../core/contracts.repository.ts';
import { editDraftAsMember } from '../core/perform.ts';
import { requireOwnFields } from '../values/own-ids.repository.ts';
import { followTitleRule } from './follow-title-rule.ts';
import { listReferencedFiles, markPicturesUsed } from '../values/sender-files.ts';

export const createPutFields =
  (deps: Deps): OperationHandler<'putFields'> =>
  async (call) => {
    const { fields } = call.body;
    return editDraftAsMember(deps, call, async (transaction, contract) => {
      requireDistinctIds(fields);
      await requireOwnFields(transaction, contract, fields);
      await markPicturesUsed(transaction, contract, listReferencedFiles(fields));
      await writeContents(transaction, contract.contractId, { fields });
      if (contract.titleRule !== null) {
        await followTitleRule(transaction, contract, { fields });
        await updateSearchText(transaction, contract.contractId);
      }
      return describeState(contract);
    });
  };

export function requireDistinctIds(fields: readonly Field[]) {
  if (new Set(fields.map(({ fieldId }) => fieldId)).size === fields.length) return;
  throw new DomainError('VALIDATION', {
    fieldErrors: [{ field: 'fields', message: '같은 칸이 두 번 들어 있어요.' }],
  });
}
