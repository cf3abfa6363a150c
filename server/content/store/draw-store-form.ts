import { v7 as uuidv7 } from 'uuid';
import type { components } from '#openapi';
import { isTick } from '../../../rules/field-kinds.ts';
import { drawForm } from '../../documents/typeset/draw-form.ts';
import type { PlacedBlank } from '../../documents/typeset/form-page.ts';
import { STORE_FORMS } from './store.ts';
import type { StoreForm, StoreSlot } from './store-form.types.ts';

type Field = components['schemas']['Field'];

/** A field that belongs to a slot instead of a receiver, of a file that doesn't exist yet. */
export type StoreField = Omit<Field, 'fileId' | 'receiverUuid'> & { slotUuid: string | null };

export type DrawnStoreForm = {
  form: StoreForm;
  bytes: Buffer;
  pageCount: number;
  title: string;
  slots: readonly StoreSlot[];
  fields: StoreField[];
};

const FONT_SIZE = 10;

/**
 * Draws a form as a PDF with its fields. Returns null for an unknown code. Slots have their keys as ids, and fields get
 * new ids.
 */
export function drawStoreForm(code: string): DrawnStoreForm | null {
  const form = STORE_FORMS.find((one) => one.code === code);
  if (!form) return null;
  const { bytes, blanks, pageCount } = drawForm(form, 'RULED');
  const ids = new Map(blanks.map(({ id }) => [id, uuidv7()]));
  const fields = blanks.map((blank, index) => toField(form, blank, index, ids));
  return { form, bytes, pageCount, title: form.title, slots: form.slots, fields };
}

function toField(
  form: StoreForm,
  { id = '', page, rect, kind, party, label, dateGaps }: PlacedBlank,
  tabOrder: number,
  ids: ReadonlyMap<string | undefined, string>,
): StoreField {
  const { isOptional = false, onlyIf, rules } = form.blanks[id] ?? {};
  const shownBy = onlyIf === undefined ? undefined : requireId(form, onlyIf, ids);
  const slotUuid = party === null ? null : (form.slots[party]?.key ?? null);
  return {
    fieldId: requireId(form, id, ids),
    page,
    rect,
    kind,
    slotUuid,
    name: label,
    required: !isOptional,
    tabOrder,
    ...(hasText(kind) && { fontSize: FONT_SIZE }),
    ...(dateGaps && { dateGaps }),
    ...rules,
    ...(shownBy !== undefined && {
      condition: { fieldId: shownBy, is: 'FILLED', value: null, effect: 'SHOWN' },
    }),
  };
}

const hasText = (kind: Field['kind']) => kind !== 'SIGNATURE' && kind !== 'SEAL' && !isTick({ kind });

function requireId({ code }: StoreForm, blank: string, ids: ReadonlyMap<string | undefined, string>): string {
  const id = ids.get(blank);
  if (id === undefined) throw new Error(`${code} has no place for ${blank}`);
  return id;
}
