import { v7 as uuidv7 } from 'uuid';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { insertNamed, requireName } from '../named-lists/named-lists.ts';
import { insertGroup, listGroups } from './contact-groups.repository.ts';

export const createCreateContactGroup =
  ({ database }: Deps): OperationHandler<'createContactGroup'> =>
  async ({ body, caller }) => {
    const { organizationUuid } = caller.member;
    const group = { contactGroupUuid: uuidv7(), name: requireName(body.name) };
    await insertNamed(
      database,
      async (transaction) => (await listGroups(transaction, organizationUuid)).length,
      (transaction) => insertGroup(transaction, { ...group, organizationUuid }),
    );
    return { contactGroupId: group.contactGroupUuid, name: group.name, contacts: 0 };
  };
