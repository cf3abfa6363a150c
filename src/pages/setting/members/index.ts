export { MembersPage as Component } from './ui/members-page';
