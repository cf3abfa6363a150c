import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireGroups } from './contact-groups.repository.ts';
import { describeContact, findContact, updateContact } from './contacts.repository.ts';
import { rejectExistingContacts } from './reject-existing-contacts.ts';
import { requireContact } from './require-contact.ts';

export const createChangeContact =
  ({ database }: Deps): OperationHandler<'changeContact'> =>
  async ({ path, body, caller }) => {
    const { organizationUuid } = caller.member;
    const { contactGroupIds, ...typed } = body;
    const changed = await rejectExistingContacts(() =>
      database.transaction().execute(async (transaction) => {
        const before = await findContact(transaction, organizationUuid, path.contactId);
        if (!before) throw new DomainError('NOT_FOUND');
        await requireGroups(transaction, organizationUuid, contactGroupIds ?? []);
        const facts = {
          ...requireContact({ ...before, ...typed }),
          groupUuids: contactGroupIds ?? before.groupUuids,
        };
        return updateContact(transaction, path.contactId, facts);
      }),
    );
    if (!changed) throw new DomainError('NOT_FOUND');
    return describeContact(changed);
  };
