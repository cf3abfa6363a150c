import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';

/** Requires that the call names the caller's own organisation. */
export function requireOwnOrganization({ member }: MemberCaller, organizationUuid: string): string {
  if (member.organizationUuid !== organizationUuid) throw new DomainError('NOT_FOUND');
  return organizationUuid;
}
