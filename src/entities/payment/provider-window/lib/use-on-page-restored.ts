import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the browser restores the page from its cache: the user came back from the window without a result.
 */
export function useOnPageRestored(onRestored: () => void) {
  const tell = useEffectEvent(onRestored);
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => persisted && tell();
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);
}
