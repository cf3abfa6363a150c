import type { Transaction } from 'kysely';
import type { MemberSeat } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { holdVisibleTemplate, requireVisibleTemplate, type TemplateRow } from './templates.repository.ts';

/** The template with its published version, as long as contracts may be made from it. */
export const requireSendableVersion = async (connection: Connection, templateUuid: string, member: MemberSeat) =>
  findPublished(await requireVisibleTemplate(connection, templateUuid, member));

/**
 * The same for what is made of it in this transaction. Until that ends, nobody retires, deletes or publishes the template,
 * so whatever is made belongs to a template that was in use.
 */
export const holdSendableVersion = async (transaction: Transaction<DB>, templateUuid: string, member: MemberSeat) =>
  findPublished(await holdVisibleTemplate(transaction, templateUuid, member));

function findPublished(template: TemplateRow) {
  if (template.publishedUuid === null) throw new DomainError('TEMPLATE_NOT_PUBLISHED');
  if (template.state === 'RETIRED') throw new DomainError('TEMPLATE_RETIRED');
  return { template, versionUuid: template.publishedUuid };
}
