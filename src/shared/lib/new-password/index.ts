export { isGoodPassword, newPasswordRules } from './new-password';
