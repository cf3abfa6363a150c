export { SignUpDialog } from './ui/sign-up-dialog';
