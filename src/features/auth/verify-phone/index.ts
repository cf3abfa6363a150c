export { VerifyPhone } from './ui/verify-phone';
