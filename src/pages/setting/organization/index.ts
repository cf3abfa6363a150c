export { OrganizationPage as Component } from './ui/organization-page';
