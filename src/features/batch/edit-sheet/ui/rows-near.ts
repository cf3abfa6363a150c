import type { Range } from '@tanstack/react-virtual';
import * as styles from './grid.css';

const ROWS_BEYOND = 6;

/**
 * Lists the rows in and near the visible area. Always returns the same number of rows, so that elements can be reused:
 * creating new ones would take most of a frame.
 */
export function listRowsNear({ startIndex, count }: Range, heightPx: number): number[] {
  const size = Math.min(count, Math.ceil(heightPx / styles.ROW_HEIGHT) + 1 + 2 * ROWS_BEYOND);
  const first = Math.max(0, Math.min(startIndex - ROWS_BEYOND, count - size));
  return Array.from({ length: size }, (_, place) => first + place);
}
