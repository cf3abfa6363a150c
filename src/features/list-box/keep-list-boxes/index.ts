export { CreateListBoxDialog } from './ui/create-list-box-dialog';
export { DeleteListBoxDialog } from './ui/delete-list-box-dialog';
export { RenameListBoxDialog } from './ui/rename-list-box-dialog';
