export { formatPhone, maskPhone, phoneDigits } from './format-phone';
export { PhoneInput } from './phone-input';
