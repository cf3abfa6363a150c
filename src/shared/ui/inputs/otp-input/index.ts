export { OTP_LENGTH, OtpInput } from './otp-input';
