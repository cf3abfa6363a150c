export { EditOrganization } from './ui/edit-organization';
