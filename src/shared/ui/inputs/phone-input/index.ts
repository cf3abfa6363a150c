export { formatPhone, maskPhone, extractPhoneDigits } from './format-phone';
export { PhoneInput } from './phone-input';
