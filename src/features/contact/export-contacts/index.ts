export { useExportContacts } from './api/export-contacts';
