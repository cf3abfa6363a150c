import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { components } from '#openapi';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { defineStatement } from '../../../database/statements.ts';
import type { SignedUrls, Subject } from '../../files/signed-urls.ts';
import type { NamedFile } from './recorded-values.ts';

type Attachment = components['schemas']['SignAttachment'];

const COLUMNS = ['attachmentUuid', 'name', 'sha256', 'bytes', sql<Attachment['kind']>`kind`.as('kind')] as const;
export type AttachmentRow = Awaited<ReturnType<typeof listAttachments>>[number];

export const listAttachments = async (connection: Connection, receiverUuid: string) =>
  (await selectAttachments(connection, receiverUuid)).rows;

const selectAttachments = defineStatement('attachments: of receiver', (queries, receiverUuid: RawBuilder<string>) =>
  queries
    .selectFrom('receiverAttachments')
    .select(COLUMNS)
    .where('receiverUuid', '=', receiverUuid)
    .orderBy('attachmentUuid'),
);

export async function findAttachmentNames(connection: Connection, receiverUuids: readonly string[]) {
  const rows = await connection
    .selectFrom('receiverAttachments')
    .select(['attachmentUuid', 'name'])
    .where(sql<boolean>`receiver_uuid = any (${sql.val([...receiverUuids])}::uuid[])`)
    .execute();
  return new Map(rows.map(({ attachmentUuid, name }) => [attachmentUuid, name]));
}

export async function insertAttachment(
  transaction: Transaction<DB>,
  row: AttachmentRow,
  receiverUuid: string,
  at: Date,
) {
  await transaction
    .insertInto('receiverAttachments')
    .values({ ...row, receiverUuid, createdAt: at })
    .execute();
}

/** Describes attachments as the chain records them. */
export const toNamedFiles = (rows: readonly Pick<AttachmentRow, 'attachmentUuid' | 'name' | 'sha256'>[]): NamedFile[] =>
  rows.map(({ attachmentUuid, name, sha256 }) => ({ id: attachmentUuid, name, sha256 }));

/**
 * Finds an attachment that the subject may see. Receivers see their own while the document is open to them. After they
 * finish, members see it, too, and other receivers if the sender allows that.
 */
export async function findVisibleAttachment(connection: Connection, attachmentUuid: string, subject: Subject) {
  const row = await connection
    .selectFrom('receiverAttachments as a')
    .innerJoin('receivers as r', 'r.receiverUuid', 'a.receiverUuid')
    .innerJoin('contracts as c', 'c.contractId', 'r.contractId')
    .leftJoin('receiverValues as v', 'v.receiverUuid', 'r.receiverUuid')
    .select(['a.attachmentUuid', 'a.name', 'a.sha256', 'a.bytes', 'a.receiverUuid'])
    .select(sql<Attachment['kind']>`a.kind`.as('kind'))
    .select(['c.contractId', 'c.organizationUuid', 'c.status'])
    .select(sql<boolean>`v.receiver_uuid is not null`.as('isGiven'))
    .select(sql<boolean>`c.settings ->> 'showOthers' = 'ALL'`.as('isShown'))
    .where('a.attachmentUuid', '=', attachmentUuid)
    .executeTakeFirst();
  if (!row) return null;
  if (subject.kind === 'member') {
    const seat = await connection
      .selectFrom('organizationMembers')
      .select('organizationUuid')
      .where('organizationMemberUuid', '=', subject.uuid)
      .where('memberStatusType', '=', 'ACCEPTED')
      .executeTakeFirst();
    return row.isGiven && seat?.organizationUuid === row.organizationUuid ? row : null;
  }
  if (subject.kind !== 'receiver') return null;
  if (row.status !== 'IN_PROGRESS' && row.status !== 'COMPLETED') return null;
  const viewer = await connection
    .selectFrom('receivers')
    .select('contractId')
    .where('receiverUuid', '=', subject.uuid)
    .where('linkVersion', '=', subject.linkVersion)
    .where('state', '<>', 'DELEGATED')
    .executeTakeFirst();
  const isOwn = subject.uuid === row.receiverUuid;
  return viewer?.contractId === row.contractId && (isOwn || (row.isGiven && row.isShown)) ? row : null;
}

export const buildAttachmentPath = (attachmentUuid: string) => `/api/sign/attachments/${attachmentUuid}`;

export const describeAttachment = (
  { attachmentUuid, name, kind, bytes }: AttachmentRow,
  addresses: SignedUrls,
  subject: Subject,
): Attachment => ({
  attachmentId: attachmentUuid,
  name,
  kind,
  bytes,
  url: addresses.sign(buildAttachmentPath(attachmentUuid), subject),
});
