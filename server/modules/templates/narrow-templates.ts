import { sql, type RawBuilder } from 'kysely';
import type { MemberSeat } from '../../contract/access.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { matchWords, normalizedText } from '../../database/match-words.ts';
import { isBookmarkedBy } from './templates.repository.ts';

type Query = QueryOf<'listTemplates'>;

/** What a query asks for of the templates that the member sees. */
export function narrowTemplates(query: Query, member: MemberSeat) {
  const { tab = 'ALL', state, folder, maker, slots, search } = query;
  const seat = member.organizationMemberUuid;
  const all: RawBuilder<boolean>[] = [];
  all.push(state ? sql`t.state = ${state}` : sql`t.state <> 'RETIRED'`);
  if (tab === 'MINE') all.push(sql`t.organization_member_uuid = ${seat}`);
  if (tab === 'BOOKMARK') all.push(isBookmarkedBy(seat));
  if (folder) all.push(sql`t.template_folder_uuid = ${folder}`);
  if (maker) all.push(sql`t.organization_member_uuid = ${maker}`);
  if (slots !== undefined)
    all.push(sql`(
    select count(*) from template_versions as shown, jsonb_array_elements(shown.slot_summary) as slot
     where shown.version_uuid = coalesce(t.published_uuid, t.draft_uuid) and slot->>'role' <> 'VIEWER') = ${slots}`);
  all.push(matchWords(search, normalizedText('t.title', 't.description')));
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}
