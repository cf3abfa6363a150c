import type { FieldKind } from '@/entities/contract';
import type { Editor } from './editor-context';
import { focusField } from './focus-field';

/** Focuses the placed field, so that the arrow keys can move it. */
export function placeInMiddle({ actor, column }: Editor, kind: FieldKind) {
  const middle = column.current?.middle();
  const page = middle && actor.getSnapshot().context.pages.list[middle.index];
  if (!page) return;
  actor.send({ type: 'field.placed', kind, page, point: middle.point });
  const id = actor.getSnapshot().context.selection[0];
  if (id !== undefined) focusField(column, id);
}
