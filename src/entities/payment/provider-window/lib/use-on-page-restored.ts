import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onRestored` when the browser restores the page from its cache, which means that the user came back from the
 * payment window without a result.
 */
export function useOnPageRestored(onRestored: () => void) {
  const tell = useEffectEvent(onRestored);
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => persisted && tell();
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);
}
