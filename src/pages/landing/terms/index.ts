export { LandingTermsPage as Component } from './ui/landing-terms-page';
