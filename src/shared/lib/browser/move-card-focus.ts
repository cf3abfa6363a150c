import type { KeyboardEvent } from 'react';

const NAME = 'data-card-name';

/** Marks the element with a card's name, so that the arrow keys can find it. */
export const CARD_NAME = { [NAME]: true };

export function moveCardFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const list = event.currentTarget.closest('ul');
  if (step === undefined || !list) return;
  const names = [...list.querySelectorAll<HTMLElement>(`[${NAME}]`)];
  names[names.indexOf(event.currentTarget) + step]?.focus();
  event.preventDefault();
}
