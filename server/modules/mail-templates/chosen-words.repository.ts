import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import { findMailTemplate, type MailText } from './mail-templates.repository.ts';

type Choice = string | undefined;
const DEFAULT = 'DEFAULT';

/** The own words that settings choose. Empty for the built-in ones, and if the mail template was deleted. */
export async function listChosenWords(
  connection: Connection,
  organizationUuid: string,
  choice: Choice,
): Promise<readonly MailText[]> {
  if (choice === undefined || choice === DEFAULT) return [];
  const template = await findMailTemplate(connection, { mailTemplateId: choice, organizationUuid });
  return template?.texts ?? [];
}

/** The choice that messages follow, which differs from the stored one after the mail template was deleted. */
export async function readChoice(connection: Connection, organizationUuid: string, choice: Choice): Promise<string> {
  if (choice === undefined || choice === DEFAULT) return DEFAULT;
  const found = await connection
    .selectFrom('mailTemplates')
    .select('mailTemplateUuid')
    .where('mailTemplateUuid', '=', choice)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  return found ? choice : DEFAULT;
}

/**
 * Settings may name a mail template that was deleted in the meantime. Those of another organisation are rejected as if
 * they did not exist.
 */
export async function requireOwnMailTemplate(connection: Connection, organizationUuid: string, choice: Choice) {
  if (choice === undefined || choice === DEFAULT) return;
  const foreign = await connection
    .selectFrom('mailTemplates')
    .select('mailTemplateUuid')
    .where('mailTemplateUuid', '=', choice)
    .where('organizationUuid', '<>', organizationUuid)
    .executeTakeFirst();
  if (foreign) throw new DomainError('MAIL_TEMPLATE_NOT_FOUND');
}
