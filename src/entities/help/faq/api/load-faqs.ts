import type { LoaderFunctionArgs } from 'react-router-dom';
import type { components } from '@/shared/api';

export type FaqGroup = components['schemas']['FaqGroup'];

/** Loads the API client only here, because other landing pages don't need it. */
export async function fetchFaqs(signal: AbortSignal): Promise<readonly FaqGroup[]> {
  const { api, unwrap } = await import('@/shared/api');
  return unwrap(api.GET('/faqs', { signal }));
}

/** The page is shown before the questions have loaded, so it gets a promise. It resolves to null if loading failed. */
export const loadFaqs = ({ request }: LoaderFunctionArgs): { faqs: Promise<readonly FaqGroup[] | null> } => ({
  faqs: fetchFaqs(request.signal).catch(() => null),
});
