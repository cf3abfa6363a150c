import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { placeTip, type TipSide } from './place-tip';

const HOVER_DELAY_MS = 500;

/** Opens after 500 ms under a mouse, at once on keyboard focus; Esc, press and leaving close it. */
export function useTip(side: TipSide) {
  const [isOpen, setIsOpen] = useState(false);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const bubble = tip.current;
    const anchor = bubble?.previousElementSibling;
    if (!isOpen || !bubble || !anchor) return;
    // The top layer keeps the bubble clear of scrolling boxes; where popovers are missing, `position: fixed` has to do.
    if ('showPopover' in bubble) bubble.showPopover();
    placeTip(bubble, anchor, side);

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false);
    };
    const onScroll = () => setIsOpen(false);
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('scroll', onScroll, { capture: true });
      if ('hidePopover' in bubble && bubble.isConnected) bubble.hidePopover();
    };
  }, [isOpen, side]);

  return {
    isOpen,
    tip,
    listeners: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setIsOpen(true), HOVER_DELAY_MS);
      },
      onPointerLeave: close,
      onPointerDown: close,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) setIsOpen(true);
      },
      onBlur: close,
    },
  };
}
