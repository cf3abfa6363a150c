import { createActor } from 'xstate';
import type { Rotation } from '#rules/page-geometry.ts';
import type { Field, FieldKind } from '@/entities/contract';
import { createEditorPages, type Fields } from '@/features/contract/editor/place-fields/model/field-set';
import { placeFieldsMachine } from '@/features/contract/editor/place-fields/model/place-fields.machine';

export const FILE = '0198c0de-0000-7000-8000-0000000000f1';
export const WON = '0198c0de-0000-7000-8000-0000000000a1';
export const YUN = '0198c0de-0000-7000-8000-0000000000a2';

export const pagesTurnedBy = (...rotations: Rotation[]) =>
  createEditorPages(
    rotations.map((rotation, index) => ({
      fileId: FILE,
      page: index + 1,
      shape: { width: 595, height: 842, rotation },
    })),
  );
export const THREE_PAGES = pagesTurnedBy(0, 0, 0);

export const place = (page: number) => ({ fileId: FILE, page });
export const field = (
  name: string,
  [x, y, width, height]: readonly [number, number, number, number],
  change: Partial<Field> & { kind?: FieldKind } = {},
): Field => ({
  fieldId: name,
  fileId: FILE,
  page: 1,
  rect: { x, y, width, height },
  kind: 'TEXT',
  receiverUuid: WON,
  name,
  required: true,
  ...change,
});

export function openEditor(fields: Fields = [], pages = THREE_PAGES) {
  const actor = createActor(placeFieldsMachine, { input: { fields, pages, owner: WON } }).start();
  return {
    actor,
    send: actor.send.bind(actor),
    state: () => actor.getSnapshot(),
    fields: () => actor.getSnapshot().context.history.present,
    chosen: () => actor.getSnapshot().context.selection,
  };
}
