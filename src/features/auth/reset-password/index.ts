export { checkSessionCode } from './api/check-session-code';
export { ResetPassword } from './ui/change-password-by-code';
export { ForgotPassword } from './ui/find-password';
