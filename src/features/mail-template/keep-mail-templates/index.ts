export { CreateMailTemplateDialog } from './ui/create-mail-template-dialog';
export { DeleteMailTemplateDialog } from './ui/delete-mail-template-dialog';
export { RenameMailTemplateDialog } from './ui/rename-mail-template-dialog';
