import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';

export async function requireOwnTemplate(connection: Connection, organizationUuid: string, templateUuid: string) {
  const found = await connection
    .selectFrom('templates')
    .select('templateUuid')
    .where('templateUuid', '=', templateUuid)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  if (!found) throw new DomainError('NOT_FOUND');
}

export async function requireOrganizationBatch(connection: Connection, organizationUuid: string, batchUuid: string) {
  const found = await connection
    .selectFrom('batches')
    .select('batchUuid')
    .where('batchUuid', '=', batchUuid)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  if (!found) throw new DomainError('NOT_FOUND');
}

export async function requireOrganizationDirectUrl(
  connection: Connection,
  organizationUuid: string,
  directUrlUuid: string,
) {
  const found = await connection
    .selectFrom('directUrls')
    .select('directUrlUuid')
    .where('directUrlUuid', '=', directUrlUuid)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  if (!found) throw new DomainError('NOT_FOUND');
}

export async function requireOrganizationSeat(
  connection: Connection,
  organizationUuid: string,
  organizationMemberUuid: string,
) {
  const found = await connection
    .selectFrom('organizationMembers')
    .select('organizationMemberUuid')
    .where('organizationMemberUuid', '=', organizationMemberUuid)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  if (!found) throw new DomainError('NOT_FOUND');
}
