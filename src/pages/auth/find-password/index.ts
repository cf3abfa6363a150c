export { ForgotPasswordPage as Component } from './ui/forgot-password-page';
