export { FindPasswordPage as Component } from './ui/find-password-page';
