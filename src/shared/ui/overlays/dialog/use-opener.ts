import { useRef } from 'react';

/**
 * Layers here open without a Radix trigger, so what had the focus before is remembered and gets it back; unless the
 * closing has led somewhere else already.
 */
export function useOpener() {
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
