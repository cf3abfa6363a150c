import { useEffect, useRef } from 'react';
import { isTyping } from '@/shared/ui/inputs/text-input';

/** True if an overlay or a tab list handles the key instead. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog], [role=menu], [role=tablist]') !== null;

/** Ignores keys while the user is typing or an overlay is open. */
export function usePageKeys(onKey: (key: string) => void) {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.isComposing || isTyping(target) || isElsewhere(target)) return;
      latest.current(event.key);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
