export { LandingSupportPage as Component } from './ui/landing-support-page';
