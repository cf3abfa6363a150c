import { useEffect } from 'react';
import type { AnnotateActor, AnnotateTool } from './annotation-layer';

/** Here arrows have a meaning of their own. */
const OTHERS =
  'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [data-annotation], [data-key-pen]';

/** In these modes taking back is about what was drawn, and arrows take up the pen. */
export function useAnnotateKeys(actor: AnnotateActor, mode: AnnotateTool | 'other') {
  useEffect(() => {
    if (mode === 'other') return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (event.code === 'KeyZ' && (event.metaKey || event.ctrlKey)) {
        event.preventDefault();
        actor.send({ type: event.shiftKey ? 'redone' : 'undone' });
      } else if (mode === 'ink' && event.key.startsWith('Arrow')) {
        const isFree = event.target instanceof Element && event.target.closest(OTHERS) === null;
        if (isFree && takeUpPen()) event.preventDefault();
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [actor, mode]);
}

/** On the page nearest to the middle of the window: the one that is looked at. */
function takeUpPen(): boolean {
  const [nearest] = [...document.querySelectorAll<HTMLElement>('[data-key-pen]')].toSorted(
    (one, other) => distance(one) - distance(other),
  );
  nearest?.focus({ preventScroll: true });
  return nearest !== undefined;
}

function distance(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs((top + bottom) / 2 - innerHeight / 2);
}
