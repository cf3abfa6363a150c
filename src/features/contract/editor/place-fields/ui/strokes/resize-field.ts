import { resizeRect, type Corner } from '../../model/commands/move';
import { getDisplayRect } from '../../model/field-set';
import { getSnapLines, snapPoint } from '../../model/snap';
import type { Editor } from '../editor-context';
import { trackPointer, type PointerStroke } from './track-pointer';
import { hideGuides, showGuides } from './guides';

const REACH_PX = 4;

/** Only the element changes while a corner is dragged. The document changes at the end. */
export function resizeField(editor: Editor, down: PointerEvent, id: string, corner: Corner, zoom: number) {
  const { actor, column } = editor;
  const { history, pages } = actor.getSnapshot().context;
  const field = history.present.find(({ fieldId }) => fieldId === id);
  const page = field && pages.of(field);
  const scroller = column.current?.element ?? null;
  const element = scroller?.querySelector<HTMLElement>(`[data-field="${id}"]`);
  const sheet = element?.closest<HTMLElement>('[data-page]');
  if (!field || !page || !element || !sheet) return;

  const seen = getDisplayRect(field, pages);
  const others = history.present.filter(
    (other) => other.fieldId !== id && other.fileId === field.fileId && other.page === field.page,
  );
  const lines = getSnapLines(
    others.map((other) => getDisplayRect(other, pages)),
    page.shape,
  );
  const atFirst = {
    x: corner === 'nw' || corner === 'sw' ? seen.x : seen.x + seen.width,
    y: corner === 'nw' || corner === 'ne' ? seen.y : seen.y + seen.height,
  };
  const resized = ({ dx, dy, free }: PointerStroke) => {
    const [x, y] = [dx / zoom, dy / zoom];
    const snapped = free
      ? { dx: 0, dy: 0, x: null, y: null }
      : snapPoint(atFirst.x + x, atFirst.y + y, lines, REACH_PX / zoom);
    return { rect: resizeRect(seen, corner, x + snapped.dx, y + snapped.dy), snapped };
  };

  trackPointer(down, {
    scroller,
    begin: () => actor.send({ type: 'stroke.begun', what: 'resizing' }),
    move: (stroke) => {
      const { rect, snapped } = resized(stroke);
      Object.assign(element.style, {
        left: `${rect.x * zoom}px`,
        top: `${rect.y * zoom}px`,
        width: `${rect.width * zoom}px`,
        height: `${rect.height * zoom}px`,
      });
      showGuides(sheet, snapped, zoom);
    },
    end: (stroke) => {
      hideGuides(sheet);
      // React only updates styles that differ from its last render, so the original position must be restored here.
      Object.assign(element.style, {
        left: `${seen.x * zoom}px`,
        top: `${seen.y * zoom}px`,
        width: `${seen.width * zoom}px`,
        height: `${seen.height * zoom}px`,
      });
      if (stroke) actor.send({ type: 'resized', id, seen: resized(stroke).rect });
      actor.send({ type: 'stroke.ended' });
    },
  });
}
