export { useSwitchOrganization } from './api/use-switch-organization';
