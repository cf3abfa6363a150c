import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';

/** These calls specify the organisation whose payments they are about, which must be the caller's own. */
export function requireOwnOrganization({ member }: MemberCaller, organizationUuid: string): string {
  if (member.organizationUuid !== organizationUuid) throw new DomainError('NOT_FOUND');
  return organizationUuid;
}
