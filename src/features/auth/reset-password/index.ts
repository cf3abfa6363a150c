export { checkSessionCode } from './api/check-session-code';
export { ChangePasswordByCode } from './ui/change-password-by-code';
export { FindPassword } from './ui/find-password';
