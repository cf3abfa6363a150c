import { useRef } from 'react';

/**
 * Radix only restores focus to its own triggers, and these layers have none. Leaves focus alone if it has moved
 * elsewhere.
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
