export { CreateOrganization } from './ui/create-organization';
