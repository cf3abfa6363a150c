import { tokenStorage, type Tokens } from './token-storage';

const LOCK = 'dojang-refresh';

/**
 * Lets one tab refresh at a time. A tab that had to wait uses the other tab's new tokens instead of its outdated ones.
 */
export async function withRefreshLock(
  { refreshJwt }: { refreshJwt: string },
  refresh: () => Promise<Tokens>,
): Promise<Tokens> {
  const refreshUnlessDone = () => {
    const stored = tokenStorage.read();
    return stored && stored.refreshJwt !== refreshJwt ? Promise.resolve(stored) : refresh();
  };
  return 'locks' in navigator ? navigator.locks.request(LOCK, refreshUnlessDone) : refreshUnlessDone();
}
