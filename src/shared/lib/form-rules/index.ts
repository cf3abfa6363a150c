export { extractDigits, emailRule, isEmail, isPhone, nameRule, organizationNameRule, reasonRule } from './form-rules';
