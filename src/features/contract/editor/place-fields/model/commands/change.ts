import { isAttachment, isSenderText } from '#rules/field-kinds.ts';
import type { FillValues } from '#rules/fill-field.ts';
import type { Field, SenderMark } from '@/entities/contract';
import { changeFields, type Fields } from '../field-set';

type Place = 'fieldId' | 'fileId' | 'page' | 'rect';
export type FieldChange = Partial<Omit<Field, Place>>;
export type ClearableProperty =
  | 'readOnly'
  | 'fromSheet'
  | 'help'
  | 'value'
  | 'fontSize'
  | 'align'
  | 'tabOrder'
  | 'format'
  | 'dateGaps'
  | 'inWords'
  | 'acceptSeal'
  | 'items'
  | 'listBoxId'
  | 'group'
  | 'part'
  | 'preset'
  | 'validation'
  | 'condition'
  | 'formula';

export const updateFields = (
  fields: Fields,
  ids: readonly string[],
  to: FieldChange,
  drop: readonly ClearableProperty[] = [],
): Fields =>
  changeFields(fields, ids, (field) => {
    const next: Field = { ...field, ...to };
    for (const name of drop) delete next[name];
    return next;
  });

/** Null clears a value. */
export const setFieldValues = (fields: Fields, values: FillValues): Fields =>
  changeFields(fields, Object.keys(values), (field) => {
    const value = values[field.fieldId] ?? null;
    if ((field.value ?? null) === value) return field;
    const { value: _, ...empty } = field;
    return value === null ? empty : { ...field, value };
  });

export const setFieldMark = (fields: Fields, ids: readonly string[], mark: SenderMark | null): Fields =>
  changeFields(fields, ids, ({ senderMark: _, ...field }) => (mark ? { ...field, senderMark: mark } : field));

/** Changes who fills in the fields. Their text is kept, and the sender's labels always remain the sender's. */
export const assignFields = (fields: Fields, ids: readonly string[], owner: string | null): Fields =>
  changeFields(fields, ids, (field) => {
    if (field.receiverUuid === owner || isSenderText(field)) return field;
    // Nobody may put a mark, an image or a file into somebody else's field.
    if (owner !== null) {
      const { senderMark: _, value, ...others } = field;
      const keepsValue = value !== undefined && !isAttachment(field);
      return { ...others, receiverUuid: owner, ...(keepsValue && { value }) };
    }
    // The sender's own fields can't be read-only, because nobody could fill them in. They always come from the sheet,
    // so `fromSheet` has no effect.
    const { readOnly: _, fromSheet: __, ...own } = field;
    return { ...own, receiverUuid: owner };
  });

export function removeFields(fields: Fields, ids: readonly string[]): Fields {
  const gone = new Set(ids);
  const left = fields.filter(({ fieldId }) => !gone.has(fieldId));
  if (left.length === fields.length) return fields;
  return left.map((field) => {
    if (!field.condition || !gone.has(field.condition.fieldId)) return field;
    const { condition: _, ...rest } = field;
    return rest;
  });
}
