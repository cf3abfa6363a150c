export { IdentityPage as Component } from './ui/identity-page';
