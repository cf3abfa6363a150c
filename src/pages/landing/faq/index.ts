import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

export { loadFaqs as loader } from '@/entities/help/faq';
export { LandingFaqPage as Component } from './ui/landing-faq-page';

/** What is typed into the search is in the address, and is no reason to load the questions again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href;
