export { LandingPrivacyPage as Component } from './ui/landing-privacy-page';
