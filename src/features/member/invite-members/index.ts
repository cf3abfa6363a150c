export { useResendInvitation } from './api/use-invite-again';
export { InviteMembersDialog } from './ui/invite-members-dialog';
