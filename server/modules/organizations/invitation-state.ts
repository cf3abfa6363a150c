import { DomainError } from '../../contract/domain-error.ts';
import { getMemberStatus } from './member-status.ts';

type Row = { memberStatusType: string; invitationExpiresAt: Date | null };

/** Requires an invitation that can still be accepted. The error explains why it can't. */
export function requireOpenInvitation<Invitation extends Row>(row: Invitation | undefined, at: Date): Invitation {
  // A founder's seat was never an invitation.
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
