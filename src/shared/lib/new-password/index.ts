export { isGoodPassword, checkPasswordRules } from './new-password';
