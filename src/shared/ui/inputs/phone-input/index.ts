export { formatPhone, maskPhone, phoneDigits } from './format-phone';
export { PhoneInput, type PhoneInputProps } from './phone-input';
