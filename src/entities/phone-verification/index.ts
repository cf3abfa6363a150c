export {
  startVerification,
  type checkVerification,
  type VerificationPurpose,
  type VerificationValidity,
} from './api/phone-verification';
export {
  closeProviderWindow,
  isProviderHtml,
  listenForReturn,
  openProviderWindow,
  showProviderPage,
  notifyOpener,
} from './lib/provider-window';
export { verifyPhoneMachine } from './model/verify-phone.machine';
