export { formatPhone, maskPhone } from './format-phone';
export { PhoneInput } from './phone-input';
