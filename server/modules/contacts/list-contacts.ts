import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { describeContact, listContactsPage, listRecentReceivers } from './contacts.repository.ts';

export const createListContacts =
  ({ database }: Deps): OperationHandler<'listContacts'> =>
  async ({ query, caller }) => {
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
  };
