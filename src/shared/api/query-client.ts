import {
  notifyManager,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
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

/**
 * Fetches once more what is invalidated during its first fetch. TanStack Query would take the answer for new, although
 * it may be older than the change, and nothing would replace it. The first fetch isn't cancelled, because frequent
 * changes would keep a slow network from ever showing anything.
 */
class RefetchingQueryClient extends QueryClient {
  /** The queries whose first fetch is followed by another, so that several changes cause only one. */
  readonly #followed = new Set<string>();

  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const isRefetching = filters?.refetchType === undefined || filters.refetchType === 'active';
    const fetching = isRefetching ? this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' }) : [];
    const first = fetching.filter(
      (query) => query.state.data === undefined && query.isActive() && !this.#followed.has(query.queryHash),
    );
    for (const { queryHash } of first) this.#followed.add(queryHash);
    try {
      await super.invalidateQueries(filters, options);
    } finally {
      for (const { queryHash } of first) this.#followed.delete(queryHash);
    }
    await Promise.all(first.map(({ queryKey }) => super.invalidateQueries({ queryKey, exact: true }, options)));
  }
}

export function createQueryClient() {
  // By default, components learn of a change in a later task, so the second click of a double click could arrive before
  // its button is busy, and send the request twice. Microtasks run before the next event.
  notifyManager.setScheduler(queueMicrotask);
  return new RefetchingQueryClient({
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
