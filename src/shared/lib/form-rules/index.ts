export { digitsOf, emailRule, isEmail, isPhone, nameRule, reasonRule } from './form-rules';
