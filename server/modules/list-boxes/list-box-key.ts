import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';

export const getListBoxKey = ({ listBoxId }: { listBoxId: string }, { member }: MemberCaller) => ({
  listBoxId,
  organizationUuid: member.organizationUuid,
});

export function requireSameVersion(version: number, seen: number) {
  if (version !== seen) throw new DomainError('VERSION_CONFLICT', { version });
}
