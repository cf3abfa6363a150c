export { InvitedOrganizationsPage as Component } from './ui/invited-organizations-page';
