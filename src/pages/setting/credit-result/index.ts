export { CreditResultPage as Component } from './ui/credit-result-page';
