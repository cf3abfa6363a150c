import createClient from 'openapi-fetch';
import type { paths } from '#openapi';
import { API_BASE, REQUEST_TIMEOUT_MS } from '@/shared/config';
import { unwrap } from './unwrap';

type HostPath = Extract<keyof paths, `/${'uploads' | 'images'}/${string}` | '/health' | '/ready'>;
type SignPath = Extract<keyof paths, `/sign/${string}`>;
export type AppPaths = Omit<paths, HostPath | SignPath>;
export type SignPaths = Pick<paths, SignPath>;

export const fetchWithTimeout = (request: Request) =>
  fetch(new Request(request, { signal: withTimeLimit(request.signal) }));

/**
 * Receivers' browsers may lack `AbortSignal.any`, and Chrome before 124 can't tell an `AbortSignal.timeout` from an
 * abort by the caller.
 */
export function withTimeLimit(signal?: AbortSignal): AbortSignal {
  const ending = new AbortController();
  const stop = () => ending.abort(signal?.reason);
  const timer = setTimeout(() => ending.abort(new DOMException('The time is up.', 'TimeoutError')), REQUEST_TIMEOUT_MS);
  ending.signal.addEventListener('abort', () => clearTimeout(timer));
  if (signal?.aborted) stop();
  else signal?.addEventListener('abort', stop, { signal: ending.signal });
  return ending.signal;
}

/** Only for refreshing tokens, which must not trigger another refresh. */
const bareApi = createClient<AppPaths>({ baseUrl: API_BASE, fetch: fetchWithTimeout });

export async function requestTokenRefresh(refreshJwt: string, signal: AbortSignal) {
  const { userInfo } = await unwrap(bareApi.PATCH('/auths/access-tokens', { body: { refreshJwt }, signal }));
  return userInfo;
}
