import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { splitSearchWords } from '../../text/search-words.ts';
import { searchContacts } from '../contacts/contacts.repository.ts';
import { createSearchContracts } from '../contracts/lists/search-contracts.ts';
import { searchMembers } from '../organizations/member-views.repository.ts';
import { searchTemplates } from '../templates/search-templates.ts';

const MAX_OF_EACH = 5;
/** One more than returned, to tell whether there are more. */
const TAKE = MAX_OF_EACH + 1;

/**
 * Searches all lists, each with its own permissions. A query without a searchable word finds nothing, whereas a list
 * would ignore it.
 */
export const createSearch = ({ database, prepare, now }: Deps): OperationHandler<'search'> => {
  const searchContracts = createSearchContracts({ database, prepare });

  return async ({ query: { q }, caller }) => {
    const { member } = caller;
    const hasWords = splitSearchWords(q).length > 0;
    // The search for contacts ignores hyphens.
    const hasContactWords = splitSearchWords(q.replaceAll('-', '')).length > 0;
    const [contracts, templates, contacts, members] = await Promise.all([
      hasWords ? searchContracts(member, q, TAKE) : [],
      hasWords ? searchTemplates(database, member, q, TAKE) : [],
      hasContactWords ? searchContacts(database, member.organizationUuid, q, TAKE) : [],
      hasWords ? searchMembers(database, caller, q, { take: TAKE, at: now() }) : [],
    ]);
    return {
      contracts: cut(contracts, ({ contractId, title, documentNo, status, receivers }) => ({
        contractId,
        title,
        documentNo,
        status,
        receiverNames: receivers.map(({ name }) => name),
      })),
      templates: cut(templates, ({ templateUuid, title, state }) => ({ templateId: templateUuid, title, state })),
      contacts: cut(contacts, ({ contactUuid, ...facts }) => ({ contactId: contactUuid, ...facts })),
      members: cut(members, ({ organizationMemberUuid, name, email, memberStatusType }) => ({
        organizationMemberUuid,
        name,
        email,
        memberStatusType,
      })),
    };
  };
};

const cut = <Row, Found>(rows: readonly Row[], describe: (row: Row) => Found) => ({
  items: rows.slice(0, MAX_OF_EACH).map(describe),
  hasMore: rows.length > MAX_OF_EACH,
});
