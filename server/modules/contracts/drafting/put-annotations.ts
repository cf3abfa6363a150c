import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { writeContents } from '../core/contents.repository.ts';
import { describeState } from '../core/contracts.repository.ts';
import { editDraftAsMember } from '../core/perform.ts';
import { requireOwnAnnotations } from '../values/own-ids.repository.ts';
import { markDraftImagesUsed } from '../values/sender-files.ts';

export const createPutAnnotations =
  (deps: Deps): OperationHandler<'putAnnotations'> =>
  async (call) => {
    const { annotations } = call.body;
    return editDraftAsMember(deps, call, async (transaction, contract) => {
      await requireOwnAnnotations(transaction, contract, annotations);
      const stamps = annotations.flatMap((drawn) => (drawn.type === 'STAMP' ? [drawn.bitmapId] : []));
      await markDraftImagesUsed(transaction, contract, stamps);
      await writeContents(transaction, contract.contractId, { annotations });
      return describeState(contract);
    });
  };
