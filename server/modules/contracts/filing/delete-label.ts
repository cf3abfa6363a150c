import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { removeLabel } from './labels.repository.ts';

export const createDeleteLabel =
  ({ database }: Deps): OperationHandler<'deleteLabel'> =>
  async ({ path, caller }) => {
    const isRemoved = await database
      .transaction()
      .execute((transaction) => removeLabel(transaction, caller.member.organizationUuid, path.labelId));
    if (!isRemoved) throw new DomainError('NOT_FOUND');
    return null;
  };
