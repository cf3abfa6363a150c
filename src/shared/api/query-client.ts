import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

const MINUTE = 60_000;
const RETRIES = 1;
const RUNNING_PAUSE_MS = 1_000;
const MAX_RUNNING_PAUSES = 60;

/** Retrying may help after a lost connection, a timeout or a server error. */
const mayPass = (error: ApiError) =>
  error.code === 'NETWORK' || error.code === 'TIMEOUT' || (error.status !== undefined && error.status >= 500);

/** The server is still busy with the first request of this key. Asking again returns the response to that one. */
const isStillRunning = (error: ApiError) => error.code === 'IDEMPOTENCY_RUNNING';

export function createQueryClient() {
  // By default, components learn of a change in a later task, so the second click of a double click could arrive before
  // its button is busy, and send the request twice. Microtasks run before the next event.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      mutations: {
        retry: (failures, error) => isStillRunning(error) && failures < MAX_RUNNING_PAUSES,
        retryDelay: RUNNING_PAUSE_MS,
      },
      queries: {
        staleTime: 10 * MINUTE,
        gcTime: 30 * MINUTE,
        retry: (failures, error) => failures < RETRIES && mayPass(ApiError.from(error)),
        refetchOnWindowFocus: false,
      },
    },
  });
}
