import { useEffect, useRef, useState } from 'react';

const SHOW_AFTER_MS = 300;
const MIN_STAY_MS = 400;

/**
 * Returns true once `active` has lasted 300 ms, and then for at least 400 ms. Short waits show nothing, and nothing
 * flickers.
 */
export function useDelayedFlag(active: boolean, showAfter = SHOW_AFTER_MS, minStay = MIN_STAY_MS): boolean {
  const [isShown, setIsShown] = useState(active && showAfter === 0);
  const shownAt = useRef(0);

  useEffect(() => {
    if (active === isShown) return;
    const wait = active ? showAfter : Math.max(0, shownAt.current + minStay - Date.now());
    const timer = setTimeout(() => {
      if (active) shownAt.current = Date.now();
      setIsShown(active);
    }, wait);
    return () => clearTimeout(timer);
  }, [active, isShown, showAfter, minStay]);

  return isShown;
}
