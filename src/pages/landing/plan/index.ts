export { loadPlans as loader } from '@/entities/payment/service-plan';
export { LandingPlanPage as Component } from './ui/landing-plan-page';
