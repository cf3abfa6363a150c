export {
  organizationQueries,
  type Organization,
  type OrganizationChange,
  type OrganizationEntry,
} from './api/organization';
