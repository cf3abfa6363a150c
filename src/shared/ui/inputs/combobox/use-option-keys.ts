import { useState, type KeyboardEvent } from 'react';

interface OptionKeys {
  count: number;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onChoose: (index: number) => void;
}

/** The arrow keys move, Enter selects the active option, and Esc closes the list. */
export function useOptionKeys({ count, isOpen, onOpen, onClose, onChoose }: OptionKeys) {
  const [index, setActiveIndex] = useState(0);
  const activeIndex = Math.min(index, count - 1);

  const onKeyDown = (event: KeyboardEvent): boolean => {
    // During Hangul composition, keys belong to the input method.
    if (event.nativeEvent.isComposing) return false;
    const move = (to: number) => {
      event.preventDefault();
      if (!isOpen) onOpen();
      else if (count > 0) setActiveIndex((to + count) % count);
      return true;
    };
    if (event.key === 'ArrowDown') return move(activeIndex + 1);
    if (event.key === 'ArrowUp') return move(activeIndex - 1);
    if (!isOpen) return false;
    if (event.key === 'Enter' && activeIndex >= 0) {
      event.preventDefault();
      onChoose(activeIndex);
      return true;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      return true;
    }
    return false;
  };

  return { activeIndex, setActiveIndex, onKeyDown };
}
