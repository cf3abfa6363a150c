export { ForgotPasswordPage as Component } from './ui/find-password-page';
