export { loadPlans as loader } from '@/entities/payment/service-plan';
export { LandingFaqPage as Component } from './ui/landing-faq-page';

/** What is typed into the search stands in the address, and is no reason to ask for the plans again. */
export const shouldRevalidate = () => false;
