export {
  acceptInvitation,
  cancelInvitation,
  validateInvitation,
  type Invitation,
  type InvitationLink,
  type NewAccount,
} from './api/invitation';
export { memberQueries, type Member, type MemberStatusType, type Permission } from './api/member-list';
export { findMembers } from './model/find-members';
export { PERMISSIONS, getPermissionLabel } from './model/permissions';
