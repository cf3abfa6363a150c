import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { toCanonicalJson } from '../../../rules/canonical-json.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { BaseDocument } from '../contracts/sending/base-document.ts';
import type { SlotSummary, TemplateContent } from './template.types.ts';

export const TEMPLATE_CODES_PURPOSE = 'template-access-codes';

const VERSION_COLUMNS = [
  'versionUuid',
  'templateUuid',
  'number',
  sql<TemplateContent>`content`.as('content'),
  'accessCodesEnc',
  'contentSha256',
  'baseSha256',
] as const;

export type VersionRow = Awaited<ReturnType<typeof requireVersion>>;

export const requireVersion = (connection: Connection, versionUuid: string) =>
  connection
    .selectFrom('templateVersions')
    .select(VERSION_COLUMNS)
    .where('versionUuid', '=', versionUuid)
    .executeTakeFirstOrThrow();

export async function requireNumberedVersion(connection: Connection, templateUuid: string, number: number) {
  const version = await connection
    .selectFrom('templateVersions')
    .select(VERSION_COLUMNS)
    .where('templateUuid', '=', templateUuid)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!version) throw new DomainError('NOT_FOUND');
  return version;
}

type Content = { content: TemplateContent; accessCodesEnc: Buffer | null };

export async function insertWorkingCopy(
  transaction: Transaction<DB>,
  templateUuid: string,
  { content, accessCodesEnc }: Content,
  versionUuid: string = uuidv7(),
) {
  const row = { versionUuid, templateUuid, accessCodesEnc, ...summarize(content) };
  await transaction.insertInto('templateVersions').values(row).execute();
  return versionUuid;
}

export async function writeWorkingCopy(
  transaction: Transaction<DB>,
  versionUuid: string,
  { content, accessCodesEnc }: Content,
) {
  await transaction
    .updateTable('templateVersions')
    .set({ accessCodesEnc, ...summarize(content) })
    .where('versionUuid', '=', versionUuid)
    .execute();
}

/** Returns columns for lists, so that lists don't have to read the content. */
function summarize(content: TemplateContent) {
  const slots: SlotSummary[] = content.slots.map(({ name, role, person }) => ({ name, role, person }));
  return {
    content: JSON.stringify(content),
    fieldCount: content.fields.length,
    slotSummary: JSON.stringify(slots),
  };
}

/** Gives a working copy its number. It doesn't change any more. */
export async function assignVersionNumber(
  transaction: Transaction<DB>,
  { versionUuid, templateUuid, content }: Pick<VersionRow, 'versionUuid' | 'templateUuid' | 'content'>,
  base: BaseDocument,
  { note, by }: { note: string; by: string },
) {
  await transaction
    .updateTable('templateVersions')
    .set({
      number: sql<number>`(select coalesce(max(number), 0) + 1 from template_versions where template_uuid = ${templateUuid})`,
      contentSha256: createHash('sha256').update(toCanonicalJson(content)).digest('hex'),
      baseSha256: base.sha256,
      pageCount: base.pageCount,
      firstPages: JSON.stringify(Object.fromEntries(base.firstPages)),
      note,
      publishedAt: sql<Date>`date_trunc('milliseconds', now())`,
      publishedBy: by,
    })
    .where('versionUuid', '=', versionUuid)
    .execute();
}

export const listVersions = (connection: Connection, templateUuid: string) =>
  connection
    .selectFrom('templateVersions as v')
    .innerJoin('organizationMembers as seat', 'seat.organizationMemberUuid', 'v.publishedBy')
    .innerJoin('users as u', 'u.userUuid', 'seat.userUuid')
    .select(['v.versionUuid', 'v.number', 'v.note', 'v.publishedAt', 'v.pageCount', 'v.fieldCount'])
    .select(['seat.organizationMemberUuid', 'u.name'])
    .where('v.templateUuid', '=', templateUuid)
    .where('v.number', 'is not', null)
    .orderBy('v.number', 'desc')
    .execute();
