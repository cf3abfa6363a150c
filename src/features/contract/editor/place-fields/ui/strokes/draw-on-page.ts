import { getDisplaySize, MIN_FIELD_SIDE, type Point, type Rect } from '#rules/page-geometry.ts';
import { getDisplayRect } from '../../model/field-set';
import type { Editor } from '../editor-context';
import { trackPointer, type PointerStroke } from './track-pointer';
import { hideGuides, showFrame } from './guides';

/**
 * If a kind is armed, a click or a tiny stroke places a field and a longer stroke draws one. Otherwise, a stroke selects the fields it touches.
 */
export function drawOnPage(editor: Editor, down: PointerEvent, index: number, zoom: number) {
  const { actor, column } = editor;
  const { armed, pages } = actor.getSnapshot().context;
  const page = pages.list[index];
  const start = column.current?.pageAt({ x: down.clientX, y: down.clientY });
  const scroller = column.current?.element ?? null;
  const sheet = scroller?.querySelector<HTMLElement>(`[data-page="${index}"]`);
  if (!page || !start || !sheet) return;
  const rectOf = ({ dx, dy }: PointerStroke) =>
    between(start.point, { x: start.point.x + dx / zoom, y: start.point.y + dy / zoom });

  trackPointer(down, {
    scroller,
    begin: () => actor.send({ type: 'stroke.begun', what: armed ? 'drawing' : 'marquee' }),
    move: (stroke) => showFrame(sheet, rectOf(stroke), zoom, armed ? 'draw' : 'marquee'),
    end: (stroke, wasPressed) => {
      hideGuides(sheet);
      const rect = stroke && rectOf(stroke);
      const isDrawn = rect !== null && rect.width >= MIN_FIELD_SIDE && rect.height >= MIN_FIELD_SIDE;
      if (armed && isDrawn) actor.send({ type: 'field.drawn', page, seen: rect });
      else if (armed && (wasPressed || rect)) {
        actor.send({ type: 'field.placed', kind: armed, page, point: start.point });
      } else if (rect) {
        actor.send({ type: 'selected', ids: metBy(editor, index, rect), how: down.shiftKey ? 'add' : 'only' });
      } else if (wasPressed && !down.shiftKey) actor.send({ type: 'selection.cleared' });
      actor.send({ type: 'stroke.ended' });
    },
  });
}

/** A marquee can span several pages, so fields are compared by their position on the screen. */
function metBy({ actor, pages: seenPages, column }: Editor, index: number, rect: Rect): string[] {
  const { history, pages } = actor.getSnapshot().context;
  const sheet = column.current?.element?.querySelector(`[data-page="${index}"]`)?.getBoundingClientRect();
  return history.present
    .filter((field) => {
      const at = pages.indexOf(field);
      const other = column.current?.element?.querySelector(`[data-page="${at}"]`)?.getBoundingClientRect();
      const width = seenPages[index] && sheet ? sheet.width / getDisplaySize(seenPages[index]).width : 1;
      if (!other || !sheet) return false;
      const seen = getDisplayRect(field, pages);
      const [dx, dy] = [(other.left - sheet.left) / width, (other.top - sheet.top) / width];
      return meets(rect, { ...seen, x: seen.x + dx, y: seen.y + dy });
    })
    .map(({ fieldId }) => fieldId);
}

const meets = (one: Rect, other: Rect) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const between = (one: Point, other: Point): Rect => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});
