import type { Rect } from '#rules/page-geometry.ts';
import { pickFields, getDisplayRect } from '../../model/field-set';
import { getSnapLines, snapMovedRect, type SnapResult } from '../../model/snap';
import type { Editor } from '../editor-context';
import { trackPointer, type PointerStroke } from './track-pointer';
import { hideGuides, showGuides } from './guides';

const REACH_PX = 4;

/**
 * Transforms the elements during the drag and changes the document once at the end, so that a thousand other fields
 * don't re-render.
 */
export function dragFields(editor: Editor, down: PointerEvent, id: string, zoom: number) {
  const { actor, column } = editor;
  const { selection, history, pages } = actor.getSnapshot().context;
  const grabbed = history.present.find(({ fieldId }) => fieldId === id);
  const page = grabbed && pages.of(grabbed);
  const scroller = column.current?.element ?? null;
  const start = column.current?.pageAt({ x: down.clientX, y: down.clientY });
  if (!grabbed || !page || !scroller || !start) return;

  const isHere = (place: { fileId: string; page: number }) => place.fileId === page.fileId && place.page === page.page;
  const chosen = pickFields(history.present, selection);
  const moved = new Set(selection);
  const frame = around(chosen.filter(isHere).map((field) => getDisplayRect(field, pages)));
  const others = history.present.filter((field) => isHere(field) && !moved.has(field.fieldId));
  const lines = getSnapLines(
    others.map((field) => getDisplayRect(field, pages)),
    page.shape,
  );
  const elements = selection.flatMap((one) => scroller.querySelector<HTMLElement>(`[data-field="${one}"]`) ?? []);
  const sheet = scroller.querySelector<HTMLElement>(`[data-page="${start.index}"]`);

  const way = ({ dx, dy, free }: PointerStroke): { dx: number; dy: number; snapped: SnapResult } => {
    const [x, y] = [dx / zoom, dy / zoom];
    const snapped = free
      ? { dx: 0, dy: 0, x: null, y: null }
      : snapMovedRect({ ...frame, x: frame.x + x, y: frame.y + y }, lines, REACH_PX / zoom);
    return { dx: x + snapped.dx, dy: y + snapped.dy, snapped };
  };

  trackPointer(down, {
    scroller,
    begin: () => {
      actor.send({ type: 'stroke.begun', what: 'dragging' });
      if (sheet) sheet.style.zIndex = '1';
      for (const element of elements) element.dataset['dragging'] = '';
    },
    move: (stroke) => {
      const { dx, dy, snapped } = way(stroke);
      const transform = `translate(${dx * zoom}px, ${dy * zoom}px)`;
      for (const element of elements) element.style.transform = transform;
      if (sheet) showGuides(sheet, snapped, zoom);
    },
    end: (stroke, wasPressed) => {
      if (sheet) {
        sheet.style.zIndex = '';
        hideGuides(sheet);
      }
      for (const element of elements) {
        element.style.transform = '';
        delete element.dataset['dragging'];
      }
      if (stroke) {
        const target = column.current?.pageAt(stroke);
        const to = target && pages.list[target.index];
        if (target && to && !isHere(to)) {
          const [dx, dy] = [target.point.x - start.point.x, target.point.y - start.point.y];
          actor.send({ type: 'moved', dx, dy, from: page, to });
        } else {
          const { dx, dy } = way(stroke);
          actor.send({ type: 'moved', dx, dy });
        }
      } else if (wasPressed && !down.shiftKey && selection.length > 1) {
        actor.send({ type: 'selected', ids: [id], how: 'only' });
      }
      actor.send({ type: 'stroke.ended' });
    },
  });
}

function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}
