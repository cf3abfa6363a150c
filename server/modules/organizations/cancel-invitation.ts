import { hasPermission, type UserCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createInvitationRepository } from './invitations.repository.ts';

export function createCancelInvitation(deps: Deps): OperationHandler<'cancelInvitation'> {
  const { database } = deps;
  const invitations = createInvitationRepository(deps);

  return async ({ path, caller }) => {
    const invitation = await invitations.find(database, path.organizationMemberUuid);
    if (!invitation) throw new DomainError('NOT_FOUND');
    requireMayCancel(caller, invitation);
    if (await invitations.cancel(database, path.organizationMemberUuid)) return null;
    const after = await invitations.find(database, path.organizationMemberUuid);
    throw new DomainError(after?.memberStatusType === 'CANCELLED' ? 'INVITATION_CANCELLED' : 'INVITATION_USED');
  };
}

/**
 * Lets the invited person decline, and members with the permission cancel. Others don't learn that the invitation
 * exists.
 */
function requireMayCancel(caller: UserCaller, invitation: { inviteeEmail: string; organizationUuid: string }) {
  if (caller.email.toLowerCase() === invitation.inviteeEmail.toLowerCase()) return;
  if (caller.member?.organizationUuid !== invitation.organizationUuid) throw new DomainError('NOT_FOUND');
  if (!hasPermission(caller.member, 'MEMBER_MANAGE')) throw new DomainError('FORBIDDEN');
}
