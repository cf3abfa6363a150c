import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';

/** Whose money it is stands in the body of these calls. It has to be the caller's own organisation. */
export function requireOwnOrganization({ member }: MemberCaller, organizationUuid: string): string {
  if (member.organizationUuid !== organizationUuid) throw new DomainError('NOT_FOUND');
  return organizationUuid;
}
