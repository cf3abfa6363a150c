import createClient from 'openapi-fetch';
import type { paths } from '#openapi';
import { API_BASE, REQUEST_TIMEOUT_MS } from '@/shared/config';
import { unwrap } from './unwrap';

type HostPath = Extract<keyof paths, `/${'uploads' | 'images'}/${string}` | '/health' | '/ready'>;
type SignPath = Extract<keyof paths, `/sign/${string}`>;
export type AppPaths = Omit<paths, HostPath | SignPath>;
export type SignPaths = Pick<paths, SignPath>;

export const fetchWithTimeout = (request: Request) =>
  fetch(new Request(request, { signal: firstOf([request.signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]) }));

/** What `AbortSignal.any` gives, which is younger than the browsers of receivers: ends with the first that ends. */
function firstOf(signals: readonly AbortSignal[]): AbortSignal {
  const ending = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) ending.abort(signal.reason);
    else signal.addEventListener('abort', () => ending.abort(signal.reason), { once: true, signal: ending.signal });
  }
  return ending.signal;
}

/** Only for the refresh itself: it must not pass through the refresh. */
const bareApi = createClient<AppPaths>({ baseUrl: API_BASE, fetch: fetchWithTimeout });

export async function callRefresh(refreshJwt: string, signal: AbortSignal) {
  const { userInfo } = await unwrap(bareApi.PATCH('/auths/access-tokens', { body: { refreshJwt }, signal }));
  return userInfo;
}
