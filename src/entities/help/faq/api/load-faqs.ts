import type { LoaderFunctionArgs } from 'react-router-dom';
import type { components } from '@/shared/api';

export type FaqGroup = components['schemas']['FaqGroup'];

/** Imports the API client on demand, because other landing pages don't need it. */
export async function fetchFaqs(signal: AbortSignal): Promise<readonly FaqGroup[]> {
  const { api, unwrap } = await import('@/shared/api');
  return unwrap(api.GET('/faqs', { signal }));
}

/** Wraps the promise in an object, so that the page is shown before it resolves. Resolves to null if loading fails. */
export const loadFaqs = ({ request }: LoaderFunctionArgs): { faqs: Promise<readonly FaqGroup[] | null> } => ({
  faqs: fetchFaqs(request.signal).catch(() => null),
});
