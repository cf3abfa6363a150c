export { MembershipEnded } from './ui/membership-ended';
export { useSwitchOrganization } from './api/use-switch-organization';
