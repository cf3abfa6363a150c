import { useRef, type PointerEvent } from 'react';

const CLOSE_AFTER_PX = 80;

const sheetOf = (event: PointerEvent<HTMLElement>) => event.currentTarget.parentElement;

/** Dragging a sheet's grab bar down closes the sheet, as Esc does. */
export function useDragToClose(onPulledDown: () => void) {
  const start = useRef<number | null>(null);

  const settle = (event: PointerEvent<HTMLElement>) => {
    if (start.current === null) return;
    const pulled = event.clientY - start.current;
    start.current = null;
    sheetOf(event)?.style.removeProperty('translate');
    if (event.type === 'pointerup' && pulled > CLOSE_AFTER_PX) onPulledDown();
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      sheetOf(event)?.style.setProperty('translate', `0 ${Math.max(0, event.clientY - start.current)}px`);
    },
    onPointerUp: settle,
    onPointerCancel: settle,
  };
}
