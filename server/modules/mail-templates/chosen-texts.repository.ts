import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import { findMailTemplate, type MailText } from './mail-templates.repository.ts';

type Choice = string | undefined;
const DEFAULT = 'DEFAULT';

/** Lists the wording that the settings choose. Returns none for the built-in wording or a deleted mail template. */
export async function listChosenTexts(
  connection: Connection,
  organizationUuid: string,
  choice: Choice,
): Promise<readonly MailText[]> {
  if (choice === undefined || choice === DEFAULT) return [];
  const template = await findMailTemplate(connection, { mailTemplateId: choice, organizationUuid });
  return template?.texts ?? [];
}

/** Returns the choice that applies: the default, if the stored mail template was deleted. */
export async function readChosenTexts(
  connection: Connection,
  organizationUuid: string,
  choice: Choice,
): Promise<string> {
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
 * Rejects another organisation's mail template. Accepts one that was deleted after it was chosen, in whose place the
 * default is sent.
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
