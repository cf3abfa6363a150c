import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import { findOrganization } from './organizations.repository.ts';
import { parsePlan } from './parse-plan.ts';

export async function describeOrganization(connection: Connection, { member }: MemberCaller) {
  const organization = await findOrganization(connection, member.organizationUuid);
  if (!organization) throw new DomainError('NOT_FOUND');
  return { ...organization, plan: parsePlan(organization.plan) };
}
