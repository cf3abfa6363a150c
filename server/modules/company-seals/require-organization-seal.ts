import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import { belongsToOrganization } from './ledger-page.repository.ts';

export async function requireOrganizationSeal(connection: Connection, sealId: string, { member }: MemberCaller) {
  if (!(await belongsToOrganization(connection, sealId, member.organizationUuid))) throw new DomainError('NOT_FOUND');
}
