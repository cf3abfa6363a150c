import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

export { loadFaqs as loader } from '@/entities/help/faq';
export { LandingFaqPage as Component } from './ui/landing-faq-page';

/** The search is in the URL, and typing must not load the questions again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href;
