import { useEffect } from 'react';
import type { Editor } from './editor-context';

/** Pans the view with the pointer while Space is held. */
export function useSpacePan({ column }: Editor) {
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    let isHeld = false;
    const isFree = (target: EventTarget | null) =>
      target instanceof Element && target.closest('input, textarea, select, button:not([data-field])') === null;

    const hold = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || !isFree(event.target)) return;
      event.preventDefault();
      isHeld = true;
      if (column.current?.element) column.current.element.style.cursor = 'grab';
    };
    const release = (event: KeyboardEvent) => {
      if (event.code !== 'Space') return;
      isHeld = false;
      if (column.current?.element) column.current.element.style.cursor = '';
    };
    const press = (down: PointerEvent) => {
      const element = column.current?.element;
      if (!isHeld || !element || !(down.target instanceof Node) || !element.contains(down.target)) return;
      down.preventDefault();
      down.stopPropagation();
      const [left, top] = [element.scrollLeft, element.scrollTop];
      const panned = new AbortController();
      window.addEventListener(
        'pointermove',
        ({ clientX, clientY }) => {
          element.scrollLeft = left - (clientX - down.clientX);
          element.scrollTop = top - (clientY - down.clientY);
        },
        { signal: panned.signal },
      );
      window.addEventListener('pointerup', () => panned.abort(), { signal: panned.signal });
    };
    window.addEventListener('keydown', hold, { signal });
    window.addEventListener('keyup', release, { signal });
    window.addEventListener('pointerdown', press, { capture: true, signal });
    return () => stopped.abort();
  }, [column]);
}
