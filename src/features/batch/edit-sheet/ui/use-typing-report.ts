import { useEffect } from 'react';

/** Reports that a cell contains text that isn't part of the sheet yet, which leaving the page would lose. */
export function useTypingReport(isTyping: boolean, onTyping: (isTyping: boolean) => void) {
  useEffect(() => {
    if (!isTyping) return;
    onTyping(true);
    return () => onTyping(false);
  }, [isTyping, onTyping]);
}
