export { CloseAccountDialog } from './ui/close-account-dialog';
