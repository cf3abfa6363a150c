export { OtpCountdown, type OtpCountdownProps } from './otp-countdown';
export { OTP_LENGTH, OtpInput, type OtpInputProps } from './otp-input';
