import { sql, type RawBuilder } from 'kysely';
import type { QueryOf } from '../../contract/operations.ts';
import { buildWordsCondition, normalizeColumns } from '../../database/match-words.ts';
import { isBookmarkedBy, type TemplateReader } from './templates.repository.ts';

type Query = QueryOf<'listTemplates'>;

export function buildTemplateConditions(query: Query, reader: TemplateReader) {
  const { tab = 'ALL', state, folder, maker, slots, search } = query;
  const all: RawBuilder<boolean>[] = [];
  all.push(state ? sql`t.state = ${state}` : sql`t.state <> 'RETIRED'`);
  if (tab === 'MINE') all.push(sql`t.organization_member_uuid = ${reader.seatUuid}`);
  if (tab === 'BOOKMARK') all.push(isBookmarkedBy(reader));
  if (folder) all.push(sql`t.template_folder_uuid = ${folder}`);
  if (maker) all.push(sql`t.organization_member_uuid = ${maker}`);
  if (slots !== undefined)
    all.push(sql`(
    select count(*) from template_versions as shown, jsonb_array_elements(shown.slot_summary) as slot
     where shown.version_uuid = coalesce(t.published_uuid, t.draft_uuid) and slot->>'role' <> 'VIEWER') = ${slots}`);
  all.push(buildWordsCondition(search, normalizeColumns('t.title', 't.description')));
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}
