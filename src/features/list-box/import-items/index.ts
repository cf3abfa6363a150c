export { ImportItemsDialog } from './ui/import-items-dialog';
