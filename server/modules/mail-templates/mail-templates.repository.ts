import { sql, type Transaction } from 'kysely';
import type { components } from '#openapi';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';

type Schemas = components['schemas'];
export type MailText = Schemas['MailText'];
export type MailTemplate = Schemas['MailTemplate'];
type Place = { mailTemplateId: string; organizationUuid: string };

const TEXTS = sql<MailText[]>`coalesce((
  select jsonb_agg(jsonb_build_object('kind', kind, 'language', language, 'subject', subject, 'blocks', blocks, 'text', text)
                   order by kind, language)
    from mail_template_texts as t where t.mail_template_uuid = mail_templates.mail_template_uuid), '[]')`.as('texts');

export async function listMailTemplates(
  connection: Connection,
  organizationUuid: string,
): Promise<Schemas['MailTemplateSummary'][]> {
  const rows = await connection
    .selectFrom('mailTemplates')
    .select(['mailTemplateUuid', 'name', 'version', 'changedAt'])
    .select(
      sql<MailText['kind'][]>`array(select distinct kind from mail_template_texts as t
        where t.mail_template_uuid = mail_templates.mail_template_uuid order by kind)`.as('kinds'),
    )
    .where('organizationUuid', '=', organizationUuid)
    .orderBy('name')
    .execute();
  return rows.map(({ mailTemplateUuid: mailTemplateId, changedAt, ...row }) => ({
    mailTemplateId,
    ...row,
    changedAt: changedAt.toISOString(),
  }));
}

export async function findMailTemplate(connection: Connection, place: Place): Promise<MailTemplate | undefined> {
  const row = await connection
    .selectFrom('mailTemplates')
    .select(['mailTemplateUuid', 'name', 'version', 'changedAt', TEXTS])
    .where('mailTemplateUuid', '=', place.mailTemplateId)
    .where('organizationUuid', '=', place.organizationUuid)
    .executeTakeFirst();
  if (!row) return undefined;
  const { mailTemplateUuid: mailTemplateId, changedAt, ...rest } = row;
  return { mailTemplateId, ...rest, changedAt: changedAt.toISOString() };
}

export async function lockMailTemplate(transaction: Transaction<DB>, place: Place): Promise<MailTemplate> {
  await transaction
    .selectFrom('mailTemplates')
    .select('mailTemplateUuid')
    .where('mailTemplateUuid', '=', place.mailTemplateId)
    .where('organizationUuid', '=', place.organizationUuid)
    .forUpdate()
    .execute();
  const template = await findMailTemplate(transaction, place);
  if (!template) throw new DomainError('NOT_FOUND');
  return template;
}

export async function countMailTemplates(connection: Connection, organizationUuid: string): Promise<number> {
  const { count } = await connection
    .selectFrom('mailTemplates')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirstOrThrow();
  return count;
}

type NewMailTemplate = Place & { name: string; texts: readonly MailText[]; at: Date };

export async function insertMailTemplate(
  transaction: Transaction<DB>,
  { mailTemplateId: mailTemplateUuid, texts, at, ...template }: NewMailTemplate,
) {
  await transaction
    .insertInto('mailTemplates')
    .values({ mailTemplateUuid, ...template, changedAt: at })
    .execute();
  await insertTexts(transaction, mailTemplateUuid, texts);
}

type Change = { name?: string; texts?: readonly MailText[]; at: Date };

export async function updateMailTemplate(
  transaction: Transaction<DB>,
  before: MailTemplate,
  { name = before.name, texts, at }: Change,
): Promise<MailTemplate> {
  const { mailTemplateId } = before;
  const version = before.version + 1;
  await transaction
    .updateTable('mailTemplates')
    .set({ name, version, changedAt: at })
    .where('mailTemplateUuid', '=', mailTemplateId)
    .execute();
  if (texts) {
    await transaction.deleteFrom('mailTemplateTexts').where('mailTemplateUuid', '=', mailTemplateId).execute();
    await insertTexts(transaction, mailTemplateId, texts);
  }
  return { mailTemplateId, name, texts: [...(texts ?? before.texts)], version, changedAt: at.toISOString() };
}

async function insertTexts(transaction: Transaction<DB>, mailTemplateUuid: string, texts: readonly MailText[]) {
  if (texts.length === 0) return;
  await transaction
    .insertInto('mailTemplateTexts')
    .values(texts.map(({ blocks, ...text }) => ({ mailTemplateUuid, ...text, blocks: JSON.stringify(blocks) })))
    .execute();
}

export const removeMailTemplate = (transaction: Transaction<DB>, { mailTemplateId }: MailTemplate) =>
  transaction.deleteFrom('mailTemplates').where('mailTemplateUuid', '=', mailTemplateId).execute();
