export { LandingFaqPage as Component } from './ui/landing-faq-page';
