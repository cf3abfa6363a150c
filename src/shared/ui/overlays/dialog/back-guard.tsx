import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';

/**
 * Keeps the page when somebody goes back in the history, and asks to close the dialog instead. On a phone, Back is how
 * people close a sheet. Links and redirects pass, because a dialog that was saved may lead elsewhere.
 */
export function BackGuard({ onBack }: { onBack: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction === NavigationType.Pop &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  const ask = useEffectEvent(onBack);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    ask();
  }, [blocker]);
  return null;
}
