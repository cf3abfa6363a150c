import type { BatchColumn } from '@/entities/batch';

const normalize = (text: string) => text.normalize('NFC').toLocaleLowerCase('ko');

/**
 * What a cell of a list offers. Text that was typed narrows the choices; the text that the cell had when it was opened
 * does not, because somebody who opens it wants to see the others. Null in all other columns.
 */
export function listChoices({ items }: Pick<BatchColumn, 'items'>, typed: string, stored: string) {
  if (!items || items.length === 0) return null;
  if (typed === stored) return items;
  const words = normalize(typed.trim());
  return items.filter((item) => normalize(item).includes(words));
}

/** Where an arrow leads in the list of choices, and back to the beginning after the last. −1 is none of them. */
export function moveChoice(active: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (active === -1) return by === 1 ? 0 : count - 1;
  return (active + by + count) % count;
}
