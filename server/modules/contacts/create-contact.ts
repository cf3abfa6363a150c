import { v7 as uuidv7 } from 'uuid';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireGroups } from './contact-groups.repository.ts';
import { describeContact, insertContacts } from './contacts.repository.ts';
import { rejectExistingContacts } from './reject-existing-contacts.ts';
import { requireContact } from './require-contact.ts';

export const createCreateContact =
  ({ database, now }: Deps): OperationHandler<'createContact'> =>
  async ({ body, caller }) => {
    const { organizationUuid } = caller.member;
    const { contactGroupIds: groupUuids = [], ...typed } = body;
    const facts = { ...requireContact(typed), groupUuids };
    const contact = { contactUuid: uuidv7(), ...facts, createdAt: now() };
    await rejectExistingContacts(() =>
      database.transaction().execute(async (transaction) => {
        await requireGroups(transaction, organizationUuid, groupUuids);
        await insertContacts(transaction, [{ ...contact, organizationUuid }]);
      }),
    );
    return describeContact(contact);
  };
