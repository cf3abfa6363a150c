import { useEffect, useRef, type RefObject } from 'react';

export function useScrollToPerson(list: RefObject<HTMLElement | null>, key: string | null, onFound: () => void) {
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-person]') ?? [])];
    const card = cards.find(({ dataset }) => dataset['person'] === key);
    if (!card) return;
    card.scrollIntoView({ block: 'center' });
    const entry =
      card.querySelector<HTMLElement>('[aria-invalid=true]') ??
      card.querySelector<HTMLElement>('input, [data-open-person]');
    entry?.focus({ preventScroll: true });
    latest.current();
  }, [list, key]);
}
