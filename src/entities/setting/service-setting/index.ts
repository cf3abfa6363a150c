export { serviceSettingsQueries, type ServiceSettings } from './api/service-settings';
