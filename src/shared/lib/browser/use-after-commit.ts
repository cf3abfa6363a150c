import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Runs an action as soon as React has handled the current event, without waiting for the next frame, in which a key
 * could still reach the old focus.
 */
export function useAfterCommit() {
  const pending = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    const act = pending.current;
    pending.current = null;
    act?.();
  });
  return useCallback((action: () => void) => {
    pending.current = action;
  }, []);
}
