export { LandingPlanPage as Component } from './ui/landing-plan-page';
