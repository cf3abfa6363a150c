import type { LazyRouteFunction, LoaderFunction, RouteObject } from 'react-router-dom';
import { CHUNK_TIMEOUT_MS } from '@/shared/config';

type PageModule = { Component: React.ComponentType; loader?: LoaderFunction };

/**
 * A chunk that fails to load usually belongs to an outdated build, so the page reloads once. A second failure, or 120 s
 * without a response, shows the error page.
 */
export const lazyPage =
  (load: () => Promise<PageModule>): LazyRouteFunction<RouteObject> =>
  () =>
    withChunkTimeout(load().catch(reloadOnce));

export const withChunkTimeout = <Module>(loading: Promise<Module>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<Module> => {
  let timer: ReturnType<typeof setTimeout>;
  const failing = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Loading chunk failed')), timeoutMs);
  });
  return Promise.race([loading, failing]).finally(() => clearTimeout(timer));
};

let isLeaving = false;

/**
 * The flag is in the history entry, so it only survives this reload. If a page's layout fails, too, it waits for the
 * same reload.
 */
function reloadOnce(error: unknown): Promise<never> {
  if (isLeaving) return new Promise(() => {});
  const state: unknown = history.state;
  const marks = typeof state === 'object' && state !== null ? state : {};
  if ('reloadedForChunk' in marks) throw new Error('Loading chunk failed', { cause: error });
  history.replaceState({ ...marks, reloadedForChunk: true }, '');
  isLeaving = true;
  location.reload();
  return new Promise(() => {});
}
