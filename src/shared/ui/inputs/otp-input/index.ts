export { OtpInput } from './otp-input';
export { useCodeEntry } from './use-code-entry';
