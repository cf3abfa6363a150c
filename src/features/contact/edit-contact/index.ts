export { ContactDialog } from './ui/contact-dialog';
export { DeleteContactDialog } from './ui/delete-contact-dialog';
