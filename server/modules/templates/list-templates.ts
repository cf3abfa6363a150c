import { sql } from 'kysely';
import { may, type MemberSeat } from '../../contract/access.ts';
import type { OperationHandler, QueryOf } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { buildPagePath } from '../files/file-view.ts';
import { createSignedUrls } from '../files/signed-urls.ts';
import { narrowTemplates } from './narrow-templates.ts';
import type { SlotSummary } from './template.types.ts';
import { isBookmarkedBy, isVisibleTo, SENT_COUNT, TEMPLATE_COLUMNS } from './templates.repository.ts';

type Query = QueryOf<'listTemplates'>;

export const createListTemplates = (deps: Deps): OperationHandler<'listTemplates'> => {
  const { database } = deps;
  const addresses = createSignedUrls(deps);

  return async ({ query, caller }) => {
    const { page = 1, size = 20 } = query;
    const { member } = caller;
    const seat = member.organizationMemberUuid;
    const mayChange = may(member, 'TEMPLATE_MANAGE');
    const [rows, counts] = await Promise.all([
      findPage({ database }, query, member, { mayChange, skip: (page - 1) * size, take: size }),
      countTabs({ database }, query, member),
    ]);
    const subject = { kind: 'member' as const, uuid: seat };
    return {
      items: rows.map((row) => ({
        templateId: row.templateUuid,
        state: row.state,
        title: row.title,
        description: row.description,
        visibility: row.visibility,
        folderId: row.templateFolderUuid,
        maker: { organizationMemberUuid: row.organizationMemberUuid, name: row.makerName },
        mayChange,
        isBookmarked: row.isBookmarked,
        sentCount: row.sentCount,
        publishedNumber: row.publishedNumber,
        hasChanges: row.draftUuid !== null,
        changedAt: row.changedAt.toISOString(),
        slots: row.slotSummary,
        pageCount: row.pageCount,
        fieldCount: row.fieldCount,
        previewUrl: row.firstFile === null ? null : addresses.sign(buildPagePath(row.firstFile, 1, 480), subject),
      })),
      page,
      size,
      total: counts.total,
      counts: { ALL: counts.all, BOOKMARK: counts.bookmark, MINE: counts.mine },
    };
  };
};

type Reader = Pick<Deps, 'database'>;

const ORDER = {
  USED: sql`t.sent_count desc, t.changed_at desc, t.template_uuid`,
  CHANGED: sql`t.changed_at desc, t.template_uuid`,
  TITLE: sql`t.title, t.template_uuid`,
} as const;

type Range = { mayChange: boolean; skip: number; take: number };

/** Chooses the page first, and reads everything else of its templates alone. */
function findPage({ database }: Reader, query: Query, member: MemberSeat, { mayChange, skip, take }: Range) {
  const order = ORDER[query.sort ?? 'CHANGED'];
  const counted = database
    .selectFrom('templates as t')
    .selectAll('t')
    .select((query.sort === 'USED' ? SENT_COUNT : sql<number>`0`).as('sentCount'))
    .where(isVisibleTo(member))
    .where(narrowTemplates(query, member));
  const page = database.selectFrom(counted.as('t')).selectAll('t').orderBy(order).offset(skip).limit(take);
  return (
    database
      .selectFrom(page.as('t'))
      .innerJoin('organizationMembers as seat', 'seat.organizationMemberUuid', 't.organizationMemberUuid')
      .innerJoin('users as u', 'u.userUuid', 'seat.userUuid')
      // Whoever may change a template sees what they would open.
      .innerJoin('templateVersions as v', (join) => join.on(isShown(mayChange)))
      .leftJoin('templateVersions as published', 'published.versionUuid', 't.publishedUuid')
      .select(TEMPLATE_COLUMNS)
      .select([
        'u.name as makerName',
        'published.number as publishedNumber',
        'v.fieldCount',
        sql<SlotSummary[]>`v.slot_summary`.as('slotSummary'),
        SENT_COUNT.as('sentCount'),
        isBookmarkedBy(member.organizationMemberUuid).as('isBookmarked'),
        sql<number>`(select count(*)::integer from template_version_files as part
        join file_pages as page using (file_uuid) where part.version_uuid = v.version_uuid)`.as('pageCount'),
        sql<string | null>`(select part.file_uuid from template_version_files as part
        join file_pages as page using (file_uuid)
        where part.version_uuid = v.version_uuid and part.position = 0 and page.page = 1)`.as('firstFile'),
      ])
      .orderBy(order)
      .execute()
  );
}

const isShown = (mayChange: boolean) =>
  mayChange
    ? sql<boolean>`v.version_uuid = coalesce(t.draft_uuid, t.published_uuid)`
    : sql<boolean>`v.version_uuid = coalesce(t.published_uuid, t.draft_uuid)`;

async function countTabs({ database }: Reader, query: Query, member: MemberSeat) {
  const seat = member.organizationMemberUuid;
  return database
    .selectFrom('templates as t')
    .select([
      sql<number>`count(*) filter (where t.state <> 'RETIRED')::integer`.as('all'),
      sql<number>`count(*) filter (where t.state <> 'RETIRED' and ${isBookmarkedBy(seat)})::integer`.as('bookmark'),
      sql<number>`count(*) filter (where t.state <> 'RETIRED' and t.organization_member_uuid = ${seat})::integer`.as(
        'mine',
      ),
      sql<number>`count(*) filter (where ${narrowTemplates(query, member)})::integer`.as('total'),
    ])
    .where(isVisibleTo(member))
    .executeTakeFirstOrThrow();
}
