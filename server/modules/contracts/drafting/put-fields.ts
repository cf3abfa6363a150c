import type { Transaction } from 'kysely';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import type { Field } from '../core/contract.types.ts';
import { writeContents, writeOwnValues } from '../core/contents.repository.ts';
import { describeState, updateSearchText, type ContractRow } from '../core/contracts.repository.ts';
import { editDraftAsMember } from '../core/perform.ts';
import { requireOwnFields } from '../values/own-ids.repository.ts';
import { applyTitleRule } from './apply-title-rule.ts';
import { listReferencedFiles, markDraftImagesUsed } from '../values/sender-files.ts';

export const createPutFields =
  (deps: Deps): OperationHandler<'putFields'> =>
  async (call) => {
    const { fields } = call.body;
    return editDraftAsMember(deps, call, async (transaction, contract) => {
      requireDistinctIds(fields);
      await requireOwnFields(transaction, contract, fields);
      await markDraftImagesUsed(transaction, contract, listReferencedFiles(fields));
      await storeFields(transaction, contract, fields);
      if (contract.titleRule !== null) {
        await applyTitleRule(transaction, contract, { fields });
        await updateSearchText(transaction, contract.contractId);
      }
      return describeState(contract);
    });
  };

/** Stores a draft's fields. A draft from a template refers to the template's contents as long as only values differ. */
async function storeFields(
  transaction: Transaction<DB>,
  { contractId, templateUuid }: Pick<ContractRow, 'contractId' | 'templateUuid'>,
  fields: readonly Field[],
) {
  if (templateUuid !== null && (await writeOwnValues(transaction, contractId, fields))) return;
  await writeContents(transaction, contractId, { fields });
}

export function requireDistinctIds(fields: readonly Field[]) {
  if (new Set(fields.map(({ fieldId }) => fieldId)).size === fields.length) return;
  throw new DomainError('VALIDATION', {
    fieldErrors: [{ field: 'fields', message: '같은 칸이 두 번 들어 있어요.' }],
  });
}
