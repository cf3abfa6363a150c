import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { removeGroup } from './contact-groups.repository.ts';

export const createDeleteContactGroup =
  ({ database }: Deps): OperationHandler<'deleteContactGroup'> =>
  async ({ path, caller }) => {
    await database
      .transaction()
      .execute((transaction) => removeGroup(transaction, caller.member.organizationUuid, path.contactGroupId));
    return null;
  };
