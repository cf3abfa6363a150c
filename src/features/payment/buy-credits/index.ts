export { BuyCreditsDialog } from './ui/buy-credits-dialog';
