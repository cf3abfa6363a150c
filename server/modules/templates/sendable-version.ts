import type { Transaction } from 'kysely';
import type { MemberSeat } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { lockVisibleTemplateForShare, requireVisibleTemplate, type TemplateRow } from './templates.repository.ts';

export const requireSendableVersion = async (connection: Connection, templateUuid: string, member: MemberSeat) =>
  findPublished(await requireVisibleTemplate(connection, templateUuid, member));

/**
 * Also locks the template against retiring, deleting and publishing, so that whatever is created belongs to a template
 * in use.
 */
export const lockSendableVersionForShare = async (
  transaction: Transaction<DB>,
  templateUuid: string,
  member: MemberSeat,
) => findPublished(await lockVisibleTemplateForShare(transaction, templateUuid, member));

function findPublished(template: TemplateRow) {
  if (template.publishedUuid === null) throw new DomainError('TEMPLATE_NOT_PUBLISHED');
  if (template.state === 'RETIRED') throw new DomainError('TEMPLATE_RETIRED');
  return { template, versionUuid: template.publishedUuid };
}
