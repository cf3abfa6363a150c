export { EditServiceSettings } from './ui/edit-service-settings';
