export { checkSessionCode } from './api/check-session-code';
export { ResetPassword } from './ui/reset-password';
export { ForgotPassword } from './ui/forgot-password';
