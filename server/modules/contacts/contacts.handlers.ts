import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { insertNamed, isUniqueViolation, rejectDuplicates, requireName } from '../named-lists/named-lists.ts';
import { listGroups, removeGroup, requireGroups } from './contact-groups.repository.ts';
import {
  describeContact,
  findContact,
  insertContacts,
  listContactsPage,
  listRecentReceivers,
  updateContact,
} from './contacts.repository.ts';
import { readContact } from './read-contact.ts';

/** Handles the organisation's contacts, except for importing and exporting them. */
export function createContactHandlers({ database, now }: Deps) {
  return {
    async listContacts({ query, caller }) {
      const { search, group, recent = false, page = 1, size = 20 } = query;
      const { organizationUuid, organizationMemberUuid } = caller.member;
      const place = { skip: (page - 1) * size, take: size };
      const { items, total } = await listContactsPage(database, organizationUuid, { search, group }, place);
      return {
        items: items.map(describeContact),
        recent: recent ? await listRecentReceivers(database, organizationMemberUuid, search ?? '') : [],
        page,
        size,
        total,
      };
    },
    async createContact({ body, caller }) {
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
    },
    async changeContact({ path, body, caller }) {
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
    },
    async deleteContact({ path, caller }) {
      const { numDeletedRows } = await database
        .deleteFrom('contacts')
        .where('contactUuid', '=', path.contactId)
        .where('organizationUuid', '=', caller.member.organizationUuid)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new DomainError('NOT_FOUND');
      return null;
    },
    listContactGroups: ({ caller }) => listGroups(database, caller.member.organizationUuid),
    async createContactGroup({ body, caller }) {
      const { organizationUuid } = caller.member;
      const group = { contactGroupUuid: uuidv7(), name: requireName(body.name) };
      await insertNamed(
        database,
        async (transaction) => (await listGroups(transaction, organizationUuid)).length,
        (transaction) =>
          transaction
            .insertInto('contactGroups')
            .values({ ...group, organizationUuid })
            .execute(),
      );
      return { contactGroupId: group.contactGroupUuid, name: group.name, contacts: 0 };
    },
    async changeContactGroup({ path, body, caller }) {
      const { organizationUuid } = caller.member;
      const name = requireName(body.name);
      await rejectDuplicates(() =>
        database
          .updateTable('contactGroups')
          .set({ name })
          .where('contactGroupUuid', '=', path.contactGroupId)
          .where('organizationUuid', '=', organizationUuid)
          .execute(),
      );
      const groups = await listGroups(database, organizationUuid);
      const group = groups.find(({ contactGroupId }) => contactGroupId === path.contactGroupId);
      if (!group) throw new DomainError('NOT_FOUND');
      return group;
    },
    async deleteContactGroup({ path, caller }) {
      await database
        .transaction()
        .execute((transaction) => removeGroup(transaction, caller.member.organizationUuid, path.contactGroupId));
      return null;
    },
  } satisfies Partial<OperationHandlers>;
}

function requireContact(typed: Parameters<typeof readContact>[0]) {
  const { facts, problems } = readContact(typed);
  if (problems.length > 0) throw new DomainError('VALIDATION', { fieldErrors: problems });
  return facts;
}

async function rejectExistingContacts<Answer>(write: () => Promise<Answer>) {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError('CONTACT_EXISTS') : error;
  }
}
