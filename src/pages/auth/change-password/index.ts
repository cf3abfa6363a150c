export { ChangePasswordPage as Component } from './ui/change-password-page';
