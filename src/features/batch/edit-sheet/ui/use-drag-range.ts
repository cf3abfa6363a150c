import { useRef, type PointerEvent } from 'react';
import { selectCell, type CellPosition } from '../model/selection';
import type { SheetView } from '../model/use-sheet-view';

function findCell(target: EventTarget | null): CellPosition | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return element ? { row: Number(element.dataset['row']), column: Number(element.dataset['column']) } : null;
}

/** Clicking selects a cell, and dragging or Shift+clicking a range. */
export function useDragRange({ selection, select }: SheetView, onPress: () => void) {
  const isDragging = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      const cell = findCell(event.target);
      if (!cell || event.button !== 0) return;
      // Keeps focus in the editor, which receives all typing.
      event.preventDefault();
      isDragging.current = true;
      select(event.shiftKey ? { active: cell, anchor: selection.anchor } : selectCell(cell));
      onPress();
    },
    onMouseDown: (event: { target: EventTarget | null; preventDefault: () => void }) => {
      if (findCell(event.target)) event.preventDefault();
    },
    onPointerMove: (event: PointerEvent) => {
      const cell = isDragging.current ? findCell(event.target) : null;
      const { row, column } = selection.active;
      if (cell && (cell.row !== row || cell.column !== column)) select({ active: cell, anchor: selection.anchor });
    },
    onPointerUp: () => {
      isDragging.current = false;
    },
    onPointerLeave: () => {
      isDragging.current = false;
    },
  };
}
