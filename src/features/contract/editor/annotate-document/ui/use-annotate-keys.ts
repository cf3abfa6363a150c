import { useEffect } from 'react';
import { isTyping } from '@/shared/ui/inputs/text-input';
import { isLayerOpen } from '@/shared/ui/overlays/layer';
import type { AnnotateActor } from '../model/annotate-document.machine';

/** Matches elements that handle the arrow keys themselves. */
const HAS_ARROWS = 'input, select, [role=menu], [data-annotation], [data-key-pen]';

/** In drawing modes, the undo keys apply to annotations, and the arrow keys move focus to the pen. */
export function useAnnotateKeys(actor: AnnotateActor) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const snapshot = actor.getSnapshot();
      if (event.defaultPrevented || !snapshot.hasTag('edits') || isTyping(event.target) || isLayerOpen()) return;
      if (event.code === 'KeyZ' && (event.metaKey || event.ctrlKey)) {
        event.preventDefault();
        actor.send({ type: event.shiftKey ? 'redone' : 'undone' });
      } else if (snapshot.hasTag('draws') && event.key.startsWith('Arrow')) {
        const isFree = event.target instanceof Element && event.target.closest(HAS_ARROWS) === null;
        if (isFree && takeUpPen()) event.preventDefault();
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [actor]);
}

/** Focuses the pen on the page closest to the centre of the window. */
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
