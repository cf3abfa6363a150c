import { useEffect, useState, type PointerEvent, type RefObject } from 'react';

/** Dragging this close to the top or bottom edge scrolls the pages. */
const EDGE_PX = 72;
const SCROLL_PX = 18;

export type PageDrag = { page: number; from: number; to: number };

/** Pages are dragged by their handle, or by their picture with a mouse. Nothing moves until the drop. */
export function useDragPages(scroller: RefObject<HTMLElement | null>, onDrop: (drag: PageDrag) => void) {
  const [drag, setDrag] = useState<PageDrag | null>(null);
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return;
    // Escape cancels the drag without also closing the dialog.
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setDrag(null);
    };
    window.addEventListener('keydown', cancel, { capture: true });
    return () => window.removeEventListener('keydown', cancel, { capture: true });
  }, [isDragging]);

  const scroll = (y: number) => {
    const element = scroller.current;
    if (!element) return;
    const { top, bottom } = element.getBoundingClientRect();
    if (y < top + EDGE_PX) element.scrollBy(0, -SCROLL_PX);
    if (y > bottom - EDGE_PX) element.scrollBy(0, SCROLL_PX);
  };

  return {
    drag,
    begin: (event: PointerEvent<HTMLElement>, page: number, index: number) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ page, from: index, to: index });
    },
    handlers: {
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (!drag) return;
        scroll(clientY);
        const card = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-sheet]');
        const to = Number(card?.dataset['sheet'] ?? drag.to);
        if (to !== drag.to) setDrag({ ...drag, to });
      },
      onPointerUp: () => {
        if (drag && drag.to !== drag.from) onDrop(drag);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    },
  };
}
