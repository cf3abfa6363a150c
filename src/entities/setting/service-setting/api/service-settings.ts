import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type ServiceSettings = components['schemas']['ServiceSettings'];

export const serviceSettingsQueries = {
  all: () => ['service-settings'] as const,
  one: () =>
    queryOptions({
      queryKey: serviceSettingsQueries.all(),
      queryFn: ({ signal }) => unwrap(api.GET('/service-settings', { signal })),
    }),
};
