import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

const MINUTE = 60_000;
const RETRIES = 1;

/** Retrying may help after a lost connection, a timeout or a server error. */
const mayPass = (error: ApiError) =>
  error.code === 'NETWORK' || error.code === 'TIMEOUT' || (error.status !== undefined && error.status >= 500);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10 * MINUTE,
        gcTime: 30 * MINUTE,
        retry: (failures, error) => failures < RETRIES && mayPass(ApiError.from(error)),
        refetchOnWindowFocus: false,
      },
    },
  });
