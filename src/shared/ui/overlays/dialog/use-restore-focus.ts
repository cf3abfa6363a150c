import { useRef } from 'react';

/**
 * Remembers the focused element when a layer opens, and restores focus on close unless it has moved elsewhere. Layers
 * need this because they open without a Radix trigger.
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
