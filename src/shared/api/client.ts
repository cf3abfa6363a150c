import createClient from 'openapi-fetch';
import { createActor } from 'xstate';
import type { paths } from '#openapi';
import { API_BASE, REQUEST_TIMEOUT_MS } from '@/shared/config';
import { fromRequest } from '@/shared/lib/actors';
import { fetchWithAuth, tokenRefreshMachine, withRefreshLock } from '@/shared/session';
import { ApiError } from './api-error';
import { unwrap } from './unwrap';

type HostPath = Extract<keyof paths, `/${'uploads' | 'images'}/${string}` | '/health' | '/ready'>;
type AppPaths = Omit<paths, HostPath>;

const fetchWithTimeout = (request: Request) =>
  fetch(new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]) }));

/** Only for the refresh itself: it must not pass through the refresh. */
const bareApi = createClient<AppPaths>({ baseUrl: API_BASE, fetch: fetchWithTimeout });

/** One refresh for the whole page, and by its lock one for all tabs. */
export const tokenRefresh = createActor(
  tokenRefreshMachine.provide({
    actors: {
      refreshTokens: fromRequest(({ input, signal }) =>
        withRefreshLock(input, async () => {
          const { userInfo } = await unwrap(bareApi.PATCH('/auths/access-tokens', { body: input, signal }));
          return userInfo;
        }),
      ),
    },
    guards: {
      // A server that cannot be reached, or is in trouble, has not said that the session is over.
      wasAnswered: (_, { error }) => {
        const { status } = ApiError.from(error);
        return status !== undefined && status < 500 && status !== 429;
      },
    },
  }),
).start();

export const api = createClient<AppPaths>({ baseUrl: API_BASE, fetch: fetchWithAuth(fetchWithTimeout, tokenRefresh) });
