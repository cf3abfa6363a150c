import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and calls the newest one, so that hundreds of memoised cards are not drawn again. */
export function useLatestCallback<Args extends readonly unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
