import { sql } from 'kysely';
import { hasPermission, type MemberSeat } from '../../contract/access.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { parameter } from '../../database/prepare.ts';
import type { Deps } from '../../deps.ts';
import { buildTemplateConditions } from './build-template-conditions.ts';
import type { SlotSummary } from './template.types.ts';
import {
  isBookmarkedBy,
  isVisibleToReader,
  SENT_COUNT,
  TEMPLATE_COLUMNS,
  toReader,
  type TemplateReader,
} from './templates.repository.ts';

type Query = QueryOf<'listTemplates'>;
type Database = Pick<Deps, 'database'>;

const ORDER = {
  USED: sql`t.sent_count desc, t.changed_at desc, t.template_uuid`,
  CHANGED: sql`t.changed_at desc, t.template_uuid`,
  TITLE: sql`t.title, t.template_uuid`,
} as const;

/**
 * Lists a page of templates with the counts of all tabs. The query for the first page without a filter is prepared,
 * because compiling and planning it takes longer than running it.
 */
export function createTemplateListQueries({ database, prepare }: Pick<Deps, 'database' | 'prepare'>) {
  const anybody = { organizationUuid: parameter<string>(1), seatUuid: parameter<string>(2) };
  const prepareFirst = (query: Query, mayManage: boolean, name: string) => {
    const reader = { ...anybody, mayManage };
    // Otherwise, PostgreSQL counts again for each row.
    const counted = database.with(
      (cte) => cte('counts').materialized(),
      () => selectCounts({ database }, query, reader),
    );
    return prepare(
      name,
      counted
        .selectFrom(selectPage({ database }, query, reader).as('t'))
        .innerJoin('counts', (join) => join.onTrue())
        .selectAll(['t', 'counts'])
        .orderBy(ORDER[query.sort ?? 'CHANGED']),
    );
  };
  const known = new Map<string, ReturnType<typeof prepareFirst>>();

  /**
   * Finds a prepared page. Returns null if the page isn't prepared, or if it is empty, because the counts come with the
   * rows.
   */
  async function findPrepared(query: Query, member: MemberSeat) {
    if (!isPlain(query)) return null;
    const mayManage = hasPermission(member, 'TEMPLATE_MANAGE');
    const { tab = 'ALL', sort = 'CHANGED', size = 20 } = query;
    const name = `templates ${tab} ${sort} ${size} ${mayManage}`;
    const find = known.get(name) ?? prepareFirst({ tab, sort, size }, mayManage, name);
    known.set(name, find);
    const rows = await find(member.organizationUuid, member.organizationMemberUuid);
    return rows[0] ? { rows, counts: rows[0] } : null;
  }

  return async (query: Query, member: MemberSeat) => {
    const prepared = await findPrepared(query, member);
    if (prepared) return prepared;
    const reader = toReader(member);
    const [rows, counts] = await Promise.all([
      selectPage({ database }, query, reader).execute(),
      selectCounts({ database }, query, reader).executeTakeFirstOrThrow(),
    ]);
    return { rows, counts };
  };
}

const isPlain = ({ page = 1, state, folder, maker, slots, search }: Query) =>
  page === 1 && !state && !folder && !maker && slots === undefined && !search;

/** Selects the page first, to read everything else for its templates only. */
function selectPage({ database }: Database, query: Query, reader: TemplateReader) {
  const { page = 1, size = 20, sort = 'CHANGED' } = query;
  const order = ORDER[sort];
  const counted = database
    .selectFrom('templates as t')
    .selectAll('t')
    .select((sort === 'USED' ? SENT_COUNT : sql<number>`0`).as('sentCount'))
    .where(isVisibleToReader(reader))
    .where(buildTemplateConditions(query, reader));
  const chosen = database
    .selectFrom(counted.as('t'))
    .selectAll('t')
    .orderBy(order)
    .offset(sql.lit((page - 1) * size))
    .limit(sql.lit(size));
  return (
    database
      .selectFrom(chosen.as('t'))
      .innerJoin('organizationMembers as seat', 'seat.organizationMemberUuid', 't.organizationMemberUuid')
      .innerJoin('users as u', 'u.userUuid', 'seat.userUuid')
      // Members who may change a template see the version they would edit.
      .innerJoin('templateVersions as v', (join) => join.on(isShown(reader.mayManage)))
      .leftJoin('templateVersions as published', 'published.versionUuid', 't.publishedUuid')
      .select(TEMPLATE_COLUMNS)
      .select([
        'u.name as makerName',
        'published.number as publishedNumber',
        'v.fieldCount',
        sql<SlotSummary[]>`v.slot_summary`.as('slotSummary'),
        SENT_COUNT.as('sentCount'),
        isBookmarkedBy(reader).as('isBookmarked'),
        sql<number>`(select count(*)::integer from template_version_files as part
        join file_pages as page using (file_uuid) where part.version_uuid = v.version_uuid)`.as('pageCount'),
        sql<string | null>`(select part.file_uuid from template_version_files as part
        join file_pages as page using (file_uuid)
        where part.version_uuid = v.version_uuid and part.position = 0 and page.page = 1)`.as('firstFile'),
      ])
      .orderBy(order)
  );
}

const isShown = (mayChange: boolean) =>
  mayChange
    ? sql<boolean>`v.version_uuid = coalesce(t.draft_uuid, t.published_uuid)`
    : sql<boolean>`v.version_uuid = coalesce(t.published_uuid, t.draft_uuid)`;

function selectCounts({ database }: Database, query: Query, reader: TemplateReader) {
  const isMine = sql<boolean>`t.organization_member_uuid = ${reader.seatUuid}`;
  return database
    .selectFrom('templates as t')
    .select([
      sql<number>`count(*) filter (where t.state <> 'RETIRED')::integer`.as('all'),
      sql<number>`count(*) filter (where t.state <> 'RETIRED' and ${isBookmarkedBy(reader)})::integer`.as('bookmark'),
      sql<number>`count(*) filter (where t.state <> 'RETIRED' and ${isMine})::integer`.as('mine'),
      sql<number>`count(*) filter (where ${buildTemplateConditions(query, reader)})::integer`.as('total'),
    ])
    .where(isVisibleToReader(reader));
}
