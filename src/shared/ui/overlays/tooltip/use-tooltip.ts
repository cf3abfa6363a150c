import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { positionTooltip, type TooltipSide } from './position-tooltip';

const HOVER_DELAY_MS = 500;

/**
 * Opens after 500 ms of hovering, on keyboard focus, and when a disabled control is tapped, because touch screens can't
 * hover. Closes on Esc, on a click, and when the pointer, the focus or the control moves away.
 */
export function useTooltip(side: TooltipSide) {
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
    // In the top layer, scroll containers don't clip the bubble. Without popover support, `position: fixed` is the next
    // best thing.
    if ('showPopover' in bubble) bubble.showPopover();
    positionTooltip(bubble, anchor, side);
    // The bubble's font may load late, because nothing else on the page needed these characters.
    const sizes = new ResizeObserver(() => positionTooltip(bubble, anchor, side));
    sizes.observe(bubble);

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false);
    };
    const closeNow = () => setIsOpen(false);
    // Focus itself may scroll the control into view, and the event arrives after the bubble has opened.
    const follow = () => (isInSight(anchor) ? positionTooltip(bubble, anchor, side) : setIsOpen(false));
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', closeNow);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', closeNow);
      window.removeEventListener('scroll', follow, { capture: true });
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
      onClick: ({ target }: MouseEvent) => {
        if (target instanceof Element && target.closest('[aria-disabled="true"]')) setIsOpen(true);
      },
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) setIsOpen(true);
      },
      onBlur: close,
    },
  };
}

/** True if the middle of the element is visible, neither scrolled out of a container nor covered. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
