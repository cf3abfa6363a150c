import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

export { loadFaqs as loader } from '@/entities/help/faq';
export { LandingFaqPage as Component } from './ui/landing-faq-page';

/**
 * Keeps the loader from running when only the search in the URL changes, because typing must not reload the questions.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href;
