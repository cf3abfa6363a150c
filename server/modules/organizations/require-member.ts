import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import { findMember } from './member-views.repository.ts';

export async function requireMember(
  connection: Connection,
  caller: MemberCaller,
  organizationMemberUuid: string,
  at: Date,
) {
  const member = await findMember(connection, caller, organizationMemberUuid, at);
  if (!member) throw new DomainError('NOT_FOUND');
  return member;
}
