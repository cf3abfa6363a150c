import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type FirstSteps = components['schemas']['FirstSteps'];
export type FirstStepKind = components['schemas']['FirstStepKind'];

export const firstStepQueries = {
  all: () => ['first-step'] as const,
  /** What ticks them is done on other pages, so they are read anew with each visit. */
  mine: () =>
    queryOptions({
      queryKey: firstStepQueries.all(),
      queryFn: ({ signal }) => unwrap(api.GET('/first-steps', { signal })),
      staleTime: 0,
    }),
};
