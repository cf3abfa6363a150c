import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';

/** Requires that the organisation is the caller's own, because these calls specify whose payments they are about. */
export function requireOwnOrganization({ member }: MemberCaller, organizationUuid: string): string {
  if (member.organizationUuid !== organizationUuid) throw new DomainError('NOT_FOUND');
  return organizationUuid;
}
