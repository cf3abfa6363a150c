export { useCreditPurchaseFromHere, useCreditPurchase } from './model/use-buying-way';
export { useCreditResult } from './model/use-credit-result';
export { useCreditReturn } from './model/use-credit-return';
export { BuyCreditsDialog } from './ui/buy-credits-dialog';
