import { useRef } from 'react';

/**
 * Layers open without a Radix trigger, so this remembers the focused element and restores the focus on close, unless it
 * has already moved elsewhere.
 */
export function useRestoreFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener.current?.isConnected) opener.current.focus();
    },
  };
}
