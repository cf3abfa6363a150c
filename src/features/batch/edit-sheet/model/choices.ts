import type { BatchColumn } from '@/entities/batch';

const normalize = (text: string) => text.normalize('NFC').toLocaleLowerCase('ko');

/**
 * Returns null for a column without a list. Only newly typed text filters the choices, because somebody who opens a
 * cell wants to see the alternatives.
 */
export function listChoices({ items }: Pick<BatchColumn, 'items'>, typed: string, stored: string) {
  if (!items || items.length === 0) return null;
  if (typed === stored) return items;
  const words = normalize(typed.trim());
  return items.filter((item) => normalize(item).includes(words));
}

export function moveChoice(active: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (active === -1) return by === 1 ? 0 : count - 1;
  return (active + by + count) % count;
}
