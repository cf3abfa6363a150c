import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a stable function that calls the latest callback, so that hundreds of memoised cards don't re-render. */
export function useLatestCallback<Args extends readonly unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
