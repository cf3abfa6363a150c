import type { LoaderFunctionArgs } from 'react-router-dom';
import type { components } from '@/shared/api';

export type FaqGroup = components['schemas']['FaqGroup'];

/** Fetches the questions. Imports the API client on demand, because other landing pages don't need it. */
export async function fetchFaqs(signal: AbortSignal): Promise<readonly FaqGroup[]> {
  const { api, unwrap } = await import('@/shared/api');
  return unwrap(api.GET('/faqs', { signal }));
}

/**
 * Returns a promise in an object, so that the page is shown before the questions have loaded. The promise resolves to
 * null if loading fails.
 */
export const loadFaqs = ({ request }: LoaderFunctionArgs): { faqs: Promise<readonly FaqGroup[] | null> } => ({
  faqs: fetchFaqs(request.signal).catch(() => null),
});
