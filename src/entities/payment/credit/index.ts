export {
  creditQueries,
  type CreditPack,
  type CreditSpending,
  type SendingCost,
  type SoldPlans,
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
export { toCreditPurchaseUrl } from './model/buying-address';
export { countMissing, describeCost } from './model/cost-words';
export { ActRefusal } from './ui/act-refusal';
export { CreditShort, type CreditShortProps } from './ui/credit-short';
export { SendingCostNote } from './ui/sending-cost-note';
