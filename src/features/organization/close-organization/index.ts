export { CloseOrganizationDialog } from './ui/close-organization-dialog';
