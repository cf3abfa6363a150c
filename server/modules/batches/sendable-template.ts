import type { MemberSeat } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import { requireVisibleTemplate } from '../templates/templates.repository.ts';

/** Returns the template with its published version. Throws if no contracts may be created from it. */
export async function requireSendableVersion(connection: Connection, templateUuid: string, member: MemberSeat) {
  const template = await requireVisibleTemplate(connection, templateUuid, member);
  if (template.publishedUuid === null) throw new DomainError('TEMPLATE_NOT_PUBLISHED');
  if (template.state === 'RETIRED') throw new DomainError('TEMPLATE_RETIRED');
  return { template, versionUuid: template.publishedUuid };
}
