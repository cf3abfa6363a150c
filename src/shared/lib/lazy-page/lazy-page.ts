import type { LazyRouteFunction, LoaderFunction, RouteObject } from 'react-router-dom';
import { CHUNK_TIMEOUT_MS } from '@/shared/config';

type PageModule = { Component: React.ComponentType; loader?: LoaderFunction };

/**
 * A route's page as a chunk of its own. A chunk that fails once is most often one of a build that is gone: the page is
 * loaded again by itself, once; a second failure, or 120 s without an answer, goes to the error page.
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
 * The mark stands in the history entry: it survives the reload and nothing else. A page whose layout fails with it waits for the
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
