import { maskEmail } from '../../../rules/mask.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findAccountByEmail } from '../accounts/accounts.repository.ts';
import { requireOpenInvitation } from './invitation-state.ts';
import { createInvitationRepository } from './invitations.repository.ts';

export function createValidateInvitation(deps: Deps): OperationHandler<'validateInvitation'> {
  const { database, now } = deps;
  const invitations = createInvitationRepository(deps);

  return async ({ query }) => {
    const row = await invitations.find(database, query.organizationMemberUuid);
    const invitation = requireOpenInvitation(row, now());
    return {
      organizationMemberUuid: invitation.organizationMemberUuid,
      organizationName: invitation.organizationName,
      maskedEmail: maskEmail(invitation.inviteeEmail),
      hasAccount: (await findAccountByEmail(database, invitation.inviteeEmail)) !== undefined,
      expiresAt: invitation.invitationExpiresAt?.toISOString() ?? now().toISOString(),
    };
  };
}
