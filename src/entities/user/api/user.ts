import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type User = components['schemas']['User'];
export type UserExtraDetails = components['schemas']['UserExtraDetails'];
export type AnnualValidity = components['schemas']['AnnualValidity'];

export const userQueries = {
  all: () => ['user'] as const,
  session: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'session'],
      queryFn: ({ signal }) => unwrap(api.GET('/auths/session', { signal })),
    }),
  details: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'details'],
      queryFn: ({ signal }) => unwrap(api.GET('/users/details', { signal })),
    }),
  extraDetails: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'extra-details'],
      queryFn: ({ signal }) => unwrap(api.GET('/users/extra-details', { signal })),
    }),
};
