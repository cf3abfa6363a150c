export {
  creditQueries,
  type CreditPack,
  type CreditSpending,
  type SendingCost,
  type ServicePlans,
  type UsagePeriod,
} from './api/credit';
export {
  confirmCreditOrder,
  createCreditOrder,
  findPaymentOrder,
  type CreditConfirmation,
  type CreditWindow,
  type PaymentOrder,
} from './api/credit-orders';
export { toCreditPurchaseUrl } from './model/credit-purchase-url';
export { getMissingCredits, describeCost } from './model/cost-words';
export { ActionRefusal } from './ui/action-refusal';
export { InsufficientCredits, type InsufficientCreditsProps } from './ui/insufficient-credits';
export { TextCostNote } from './ui/text-cost-note';
export { SendingCostNote } from './ui/sending-cost-note';
