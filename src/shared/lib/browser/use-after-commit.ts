import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that runs an action as soon as React has changed the document for the current event. Waiting for
 * the next frame instead would let a key be pressed in between, which would then meet whatever has focus by then.
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
