import { useEffect, useEffectEvent } from 'react';

/** Restoring from the back/forward cache means that the user came back from the payment window without a result. */
export function useOnPageRestored(onRestored: () => void) {
  const tell = useEffectEvent(onRestored);
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => persisted && tell();
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);
}
