export { CreditReturnPage as Component } from './ui/credit-return-page';
