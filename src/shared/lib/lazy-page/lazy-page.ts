import type { LazyRouteFunction, LoaderFunction, RouteObject } from 'react-router-dom';
import { CHUNK_TIMEOUT_MS } from '@/shared/config';

type PageModule = { Component: React.ComponentType; loader?: LoaderFunction };

/**
 * A chunk that fails to load while the server can be reached usually belongs to an outdated build, so the page reloads
 * once. Without a network, the page before stays until there is one, because reloading would show the browser's error
 * page. A second failure, or 120 s without a response, shows the error page.
 */
export const lazyPage =
  (load: () => Promise<PageModule>): LazyRouteFunction<RouteObject> =>
  () =>
    withChunkTimeout(
      load().catch(async (error: unknown) => {
        if (await isServerReachable()) return reloadOnce(error);
        await waitForServer();
        return load().catch(reloadOnce);
      }),
    );

export const withChunkTimeout = <Module>(loading: Promise<Module>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<Module> => {
  let timer: ReturnType<typeof setTimeout>;
  const failing = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Loading chunk failed')), timeoutMs);
  });
  return Promise.race([loading, failing]).finally(() => clearTimeout(timer));
};

const HEALTH_PATH = '/api/health';
const RETRY_MS = 3_000;

const isServerReachable = () =>
  fetch(HEALTH_PATH, { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Asks again when the browser says that it is online, and every few seconds, because it may not know. */
async function waitForServer() {
  do {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, RETRY_MS);
      addEventListener(
        'online',
        () => {
          clearTimeout(timer);
          resolve();
        },
        { once: true },
      );
    });
  } while (!(await isServerReachable()));
}

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
