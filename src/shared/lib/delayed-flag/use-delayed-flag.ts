import { useEffect, useRef, useState } from 'react';

const SHOW_AFTER_MS = 300;
const STAY_AT_LEAST_MS = 400;

/**
 * True only if `active` has lasted 300 ms, and then for at least 400 ms, so that short waits show nothing and nothing
 * flickers.
 */
export function useDelayedFlag(active: boolean, showAfter = SHOW_AFTER_MS, stayAtLeast = STAY_AT_LEAST_MS): boolean {
  const [isShown, setIsShown] = useState(active && showAfter === 0);
  const shownAt = useRef(0);

  useEffect(() => {
    if (active === isShown) return;
    const wait = active ? showAfter : Math.max(0, shownAt.current + stayAtLeast - Date.now());
    const timer = setTimeout(() => {
      if (active) shownAt.current = Date.now();
      setIsShown(active);
    }, wait);
    return () => clearTimeout(timer);
  }, [active, isShown, showAfter, stayAtLeast]);

  return isShown;
}
