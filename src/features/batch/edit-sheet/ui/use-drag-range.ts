import { useRef, type PointerEvent } from 'react';
import { selectCell, type CellPosition } from '../model/selection';
import type { SheetView } from '../model/use-sheet-view';

/** Returns the cell at an event's target, read from the element's attributes. */
function spotOf(target: EventTarget | null): CellPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : null;
}

/** Handles the mouse: clicking selects a cell, and dragging or Shift+clicking selects a range. */
export function useDragRange({ selection, select }: SheetView, onPress: () => void) {
  const isDragging = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      const spot = spotOf(event.target);
      if (!spot || event.button !== 0) return;
      // Keeps the focus in the editor, which receives all typing.
      event.preventDefault();
      isDragging.current = true;
      select(event.shiftKey ? { active: spot, anchor: selection.anchor } : selectCell(spot));
      onPress();
    },
    onMouseDown: (event: { target: EventTarget | null; preventDefault: () => void }) => {
      if (spotOf(event.target)) event.preventDefault();
    },
    onPointerMove: (event: PointerEvent) => {
      const spot = isDragging.current ? spotOf(event.target) : null;
      const { row, column } = selection.active;
      if (spot && (spot.row !== row || spot.column !== column)) select({ active: spot, anchor: selection.anchor });
    },
    onPointerUp: () => {
      isDragging.current = false;
    },
    onPointerLeave: () => {
      isDragging.current = false;
    },
  };
}
