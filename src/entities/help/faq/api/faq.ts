import { queryOptions } from '@tanstack/react-query';
import { fetchFaqs } from './load-faqs';

export const faqQueries = {
  list: () => queryOptions({ queryKey: ['faq'], queryFn: ({ signal }) => fetchFaqs(signal), staleTime: 600_000 }),
};
