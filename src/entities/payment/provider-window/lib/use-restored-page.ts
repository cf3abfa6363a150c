import { useEffect, useEffectEvent } from 'react';

/** Tells that the browser shows the page again as it was: its user came back from the window without an answer. */
export function useRestoredPage(onRestored: () => void) {
  const tell = useEffectEvent(onRestored);
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => persisted && tell();
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);
}
