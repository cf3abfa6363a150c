export { LandingHomePage as Component } from './ui/landing-home-page';
