export {
  forgetProvider,
  hasProviderScript,
  isWindowClosedCode,
  loadProvider,
  readProviderCode,
  SCRIPT_TIMEOUT_MS,
  type Provider,
} from './lib/provider-script';
export { useOnPageRestored } from './lib/use-on-page-restored';
export { chosenPackStore } from './model/chosen-pack';
export { describeFailedWindow } from './model/failure-words';
export { leaveReturnPage, type LeaveReturnPage, type ReturnDestination } from './model/leave-return';
export { showFlashMessage } from './model/flash-message';
export { purchaseTroubleStore } from './model/purchase-trouble';
export { returnPathStore } from './model/return-path';
export { PaymentWait } from './ui/payment-wait';
