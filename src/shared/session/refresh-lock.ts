import { tokenStorage, type Tokens } from './token-storage';

const LOCK = 'dojang-refresh';

/**
 * Lets one tab refresh at a time. A tab that waited finds the tokens that the other tab received (in local storage, or
 * passed on by a sibling) and uses those instead of its outdated token.
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
