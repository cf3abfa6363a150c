import { DomainError } from '../../contract/domain-error.ts';
import { getMemberStatus } from './member-status.ts';

type Row = { memberStatusType: string; invitationExpiresAt: Date | null };

/** Requires an invitation that can be accepted. The error says why it can't be. */
export function requireOpenInvitation<Invitation extends Row>(row: Invitation | undefined, at: Date): Invitation {
  // A founder's seat never was an invitation.
  if (!row?.invitationExpiresAt) throw new DomainError('INVITATION_NOT_FOUND');
  switch (getMemberStatus(row, at)) {
    case 'INVITED':
      return row;
    case 'ACCEPTED':
    case 'WITHDRAWN':
      throw new DomainError('INVITATION_USED');
    case 'CANCELLED':
      throw new DomainError('INVITATION_CANCELLED');
    case 'EXPIRED':
      throw new DomainError('INVITATION_EXPIRED');
  }
}
