export { AnnualVerificationPage as Component } from './ui/annual-verification-page';
