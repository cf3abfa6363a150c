export { useResendInvitation } from './api/use-resend-invitation';
export { InviteMembersDialog } from './ui/invite-members-dialog';
