export { extractDigits, emailRule, isEmail, isPhone, nameRule, reasonRule } from './form-rules';
