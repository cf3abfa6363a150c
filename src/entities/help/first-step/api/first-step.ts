import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type FirstSteps = components['schemas']['FirstSteps'];
export type FirstStepKind = components['schemas']['FirstStepKind'];

export const firstStepQueries = {
  all: () => ['first-step'] as const,
  /** Refetched on every visit, because steps are completed on other pages. */
  mine: () =>
    queryOptions({
      queryKey: firstStepQueries.all(),
      queryFn: ({ signal }) => unwrap(api.GET('/first-steps', { signal })),
      staleTime: 0,
    }),
};
