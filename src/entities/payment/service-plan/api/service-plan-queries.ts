import { queryOptions } from '@tanstack/react-query';
import { loadServicePlans } from './service-plans';

/** What is sold only changes with a release, so it is loaded once per visit. */
export const servicePlanQueries = {
  all: () =>
    queryOptions({
      queryKey: ['service-plans'],
      queryFn: ({ signal }) => loadServicePlans(signal),
      staleTime: Infinity,
    }),
};
