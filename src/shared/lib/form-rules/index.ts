export { emailRule, isEmail, nameRule, reasonRule } from './form-rules';
