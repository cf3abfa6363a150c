import type { FieldKind } from '@/entities/contract';
import { FIELD_KIND_LAYOUT } from '../../model/field-kinds';
import type { Editor } from '../editor-context';
import { trackPointer } from './track-pointer';

export function dragKindOntoPage(
  { actor, column }: Editor,
  down: PointerEvent,
  kind: FieldKind,
  zoom: number,
  look: string,
) {
  const [width, height] = FIELD_KIND_LAYOUT[kind].size;
  const frame = document.createElement('div');
  frame.className = look;
  Object.assign(frame.style, { width: `${width * zoom}px`, height: `${height * zoom}px` });
  trackPointer(down, {
    begin: () => document.body.append(frame),
    move: ({ x, y }) => {
      frame.style.transform = `translate(${x - (width * zoom) / 2}px, ${y - (height * zoom) / 2}px)`;
    },
    end: (stroke) => {
      frame.remove();
      if (!stroke) return;
      // Releasing over the palette would otherwise click the button.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
      const at = column.current?.pageAt(stroke);
      const page = at && actor.getSnapshot().context.pages.list[at.index];
      if (page) actor.send({ type: 'field.placed', kind, page, point: at.point });
    },
  });
}

const swallow = (event: Event) => event.stopPropagation();
