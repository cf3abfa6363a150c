export { TermsPage as Component } from './ui/terms-page';
