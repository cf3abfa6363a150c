export { loadPlans as loader } from './api/load-plans';
export { LandingPlanPage as Component } from './ui/landing-plan-page';
