import { sql, type RawBuilder, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { hasPermission, type MemberSeat } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { TemplateSaved, TemplateState, TemplateVisibility } from './template.types.ts';

export const TEMPLATE_COLUMNS = [
  't.templateUuid',
  't.organizationUuid',
  't.organizationMemberUuid',
  't.title',
  't.description',
  sql<TemplateState>`t.state`.as('state'),
  sql<TemplateVisibility>`t.visibility`.as('visibility'),
  't.sharedGroupUuids',
  't.templateFolderUuid',
  't.draftUuid',
  't.publishedUuid',
  't.version',
  't.createdAt',
  't.changedAt',
  't.changedBy',
] as const;

export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findVisibleTemplate>>>;

/** The member whose templates are listed. A prepared query has parameters here. */
export type TemplateReader = {
  organizationUuid: RawBuilder<string>;
  seatUuid: RawBuilder<string>;
  mayManage: boolean;
};

export const toReader = (seat: MemberSeat): TemplateReader => ({
  organizationUuid: sql.val(seat.organizationUuid),
  seatUuid: sql.val(seat.organizationMemberUuid),
  mayManage: hasPermission(seat, 'TEMPLATE_MANAGE'),
});

/**
 * Builds the condition for templates that a member sees: their own, and those shared with them once published, or
 * earlier if they may change them. Reads the member's groups once for all templates.
 */
export const isVisibleToReader = ({ organizationUuid, seatUuid, mayManage }: TemplateReader) => sql<boolean>`(
  t.organization_uuid = ${organizationUuid} and t.removed_at is null
  and (t.organization_member_uuid = ${seatUuid}
       or (t.visibility = 'ORGANIZATION'
           or (t.visibility = 'GROUPS' and t.shared_group_uuids && array(
                 select own.group_uuid from group_members as own
                  where own.organization_member_uuid = ${seatUuid})))
          and (t.state <> 'DRAFT' or ${sql.lit(mayManage)})))`;

export const isVisibleTo = (seat: MemberSeat) => isVisibleToReader(toReader(seat));

/** Builds the condition for a member's bookmarked templates. Reads the bookmarks once for all templates. */
export const isBookmarkedBy = ({ seatUuid }: Pick<TemplateReader, 'seatUuid'>) =>
  sql<boolean>`t.template_uuid = any (array(
  select mark.template_uuid from template_bookmarks as mark where mark.organization_member_uuid = ${seatUuid}))`;

export const SENT_COUNT = sql<number>`coalesce((
  select sum(change)::integer from contract_tallies
   where viewer_uuid = t.template_uuid and status = 'SENT'), 0)`;

const selectVisibleTemplate = (connection: Connection, templateUuid: string, seat: MemberSeat) =>
  connection
    .selectFrom('templates as t')
    .select(TEMPLATE_COLUMNS)
    .where('t.templateUuid', '=', templateUuid)
    .where(isVisibleTo(seat));

export const findVisibleTemplate = (connection: Connection, templateUuid: string, seat: MemberSeat) =>
  selectVisibleTemplate(connection, templateUuid, seat).executeTakeFirst();

export async function requireVisibleTemplate(connection: Connection, templateUuid: string, seat: MemberSeat) {
  const template = await findVisibleTemplate(connection, templateUuid, seat);
  if (!template) throw new DomainError('NOT_FOUND');
  return template;
}

/** Keeps others from changing a template until the transaction ends. Several transactions can do so at once. */
export async function lockVisibleTemplateForShare(
  transaction: Transaction<DB>,
  templateUuid: string,
  seat: MemberSeat,
) {
  const template = await selectVisibleTemplate(transaction, templateUuid, seat).forShare('t').executeTakeFirst();
  if (!template) throw new DomainError('NOT_FOUND');
  return template;
}

/** Locks a template that is still at the version the caller read. Null accepts any version. */
export async function lockTemplate(
  transaction: Transaction<DB>,
  templateUuid: string,
  seat: MemberSeat,
  version: number | null,
): Promise<TemplateRow> {
  const template = await selectVisibleTemplate(transaction, templateUuid, seat).forUpdate('t').executeTakeFirst();
  if (!template) throw new DomainError('NOT_FOUND');
  if (version !== null && template.version !== version)
    throw new DomainError('VERSION_CONFLICT', { version: template.version });
  return template;
}

type NewTemplate = Pick<
  TemplateRow,
  'organizationUuid' | 'organizationMemberUuid' | 'title' | 'description' | 'templateFolderUuid'
> & { at: Date; storeForm?: string };

/** Inserts a template. The caller must insert its working copy in the same transaction. */
export async function insertTemplate(transaction: Transaction<DB>, { at, ...template }: NewTemplate) {
  const templateUuid = uuidv7({ msecs: at.getTime() });
  const draftUuid = uuidv7();
  await transaction
    .insertInto('templates')
    .values({
      ...template,
      templateUuid,
      draftUuid,
      createdAt: at,
      changedAt: at,
      changedBy: template.organizationMemberUuid,
    })
    .execute();
  return { templateUuid, draftUuid };
}

export type TemplateChange = Partial<
  Pick<
    TemplateRow,
    | 'title'
    | 'description'
    | 'state'
    | 'visibility'
    | 'sharedGroupUuids'
    | 'templateFolderUuid'
    | 'draftUuid'
    | 'publishedUuid'
  >
>;

export async function updateTemplate(
  transaction: Transaction<DB>,
  templateUuid: string,
  changedBy: string,
  change: TemplateChange,
): Promise<TemplateSaved> {
  await transaction
    .updateTable('templates')
    .set((eb) => ({
      ...change,
      changedBy,
      changedAt: sql<Date>`date_trunc('milliseconds', now())`,
      version: eb('version', '+', 1),
    }))
    .where('templateUuid', '=', templateUuid)
    .execute();
  return readSavedTemplate(transaction, templateUuid);
}

export async function readSavedTemplate(connection: Connection, templateUuid: string): Promise<TemplateSaved> {
  const row = await connection
    .selectFrom('templates as t')
    .leftJoin('templateVersions as published', 'published.versionUuid', 't.publishedUuid')
    .select(['t.templateUuid', sql<TemplateState>`t.state`.as('state'), 't.version', 't.draftUuid', 'published.number'])
    .where('t.templateUuid', '=', templateUuid)
    .executeTakeFirstOrThrow();
  return {
    templateId: row.templateUuid,
    state: row.state,
    version: row.version,
    publishedNumber: row.number,
    hasChanges: row.draftUuid !== null,
  };
}

export async function removeTemplate(transaction: Transaction<DB>, templateUuid: string) {
  await transaction
    .updateTable('templates')
    .set({ removedAt: sql<Date>`now()` })
    .where('templateUuid', '=', templateUuid)
    .execute();
  await transaction.deleteFrom('templateBookmarks').where('templateUuid', '=', templateUuid).execute();
}

/**
 * Transfers a leaving member's templates to the owner, even those that only the member saw. Deletes the member's
 * bookmarks.
 */
export async function transferTemplates(transaction: Transaction<DB>, organizationMemberUuid: string) {
  await sql`
    update templates set organization_member_uuid = owner.organization_member_uuid
      from organization_members as owner
     where templates.organization_member_uuid = ${organizationMemberUuid}
       and owner.organization_uuid = templates.organization_uuid and owner.is_owner
       and owner.member_status_type = 'ACCEPTED'`.execute(transaction);
  await transaction
    .deleteFrom('templateBookmarks')
    .where('organizationMemberUuid', '=', organizationMemberUuid)
    .execute();
}
