import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { removeContact } from './contacts.repository.ts';

export const createDeleteContact =
  ({ database }: Deps): OperationHandler<'deleteContact'> =>
  async ({ path, caller }) => {
    if (!(await removeContact(database, caller.member.organizationUuid, path.contactId)))
      throw new DomainError('NOT_FOUND');
    return null;
  };
