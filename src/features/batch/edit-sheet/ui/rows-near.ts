import type { Range } from '@tanstack/react-virtual';
import * as styles from './grid.css';

const ROWS_BEYOND = 6;

/** Always returns the same number of rows, so that elements are reused: creating new ones takes most of a frame. */
export function listRowsNear({ startIndex, count }: Range, heightPx: number): number[] {
  const size = Math.min(count, Math.ceil(heightPx / styles.ROW_HEIGHT) + 1 + 2 * ROWS_BEYOND);
  const first = Math.max(0, Math.min(startIndex - ROWS_BEYOND, count - size));
  return Array.from({ length: size }, (_, place) => first + place);
}
