export { ImportContactsDialog } from './ui/import-contacts-dialog';
