import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { requireEditableContract } from '../core/contract-permissions.ts';
import { discardDraft } from './discard-draft.ts';

export const createDeleteContract =
  ({ database }: Deps): OperationHandler<'deleteContract'> =>
  async ({ path, caller }) => {
    const { contractId } = await requireEditableContract(database, path.contractId, caller);
    await database.transaction().execute((transaction) => discardDraft(transaction, contractId));
    return null;
  };
