import type { BatchColumn } from '@/entities/batch';

const normalize = (text: string) => text.normalize('NFC').toLocaleLowerCase('ko');

/**
 * Lists the choices for a cell, or returns null if its column has no list. Typed text filters the choices. The cell's
 * stored text doesn't, because somebody who opens the cell wants to see the alternatives.
 */
export function listChoices({ items }: Pick<BatchColumn, 'items'>, typed: string, stored: string) {
  if (!items || items.length === 0) return null;
  if (typed === stored) return items;
  const words = normalize(typed.trim());
  return items.filter((item) => normalize(item).includes(words));
}

/** Returns the choice that an arrow key moves to, wrapping around at either end. −1 means no choice. */
export function moveChoice(active: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (active === -1) return by === 1 ? 0 : count - 1;
  return (active + by + count) % count;
}
