import { v4 as newId } from 'uuid';
import { isAutoFilled, isSenderText, needsItems } from '#rules/field-kinds.ts';
import type { Rect } from '#rules/page-geometry.ts';
import { FIELD_KIND_LABELS, type Field, type FieldKind } from '@/entities/contract';
import { pickFields, moveFieldTo, getDisplayRect, type EditorPage, type EditorPages, type Fields } from '../field-set';

export const MAX_FIELDS = 1000;
const STEP = 12;
const FIELD_IN_FORMULA = /\[([\da-f-]{36})\]/giu;

export type AddedFields = { fields: Fields; ids: readonly string[] };

export type NewField = { kind: FieldKind; owner: string | null; page: EditorPage; seen: Rect; name?: string };

export function createField({ kind, owner, page, seen, name = FIELD_KIND_LABELS[kind] }: NewField): Field {
  const field: Field = {
    fieldId: newId(),
    fileId: page.fileId,
    page: page.page,
    rect: seen,
    kind,
    receiverUuid: isSenderText({ kind }) ? null : owner,
    name: name.slice(0, 100),
    required: kind !== 'CHECKBOX' && !isAutoFilled({ kind }),
    ...(needsItems({ kind }) && { items: [] }),
    ...(kind === 'FORMULA' && { formula: '' }),
  };
  return moveFieldTo(field, seen, page);
}

export const addFields = (fields: Fields, more: readonly Field[]): AddedFields => {
  const taken = more.slice(0, Math.max(0, MAX_FIELDS - fields.length));
  return { fields: taken.length > 0 ? [...fields, ...taken] : fields, ids: taken.map(({ fieldId }) => fieldId) };
};

/** Offsets the copies slightly, so that the originals stay visible. */
export const duplicateFields = (fields: Fields, ids: readonly string[], pages: EditorPages): AddedFields =>
  addFields(fields, shifted(pickFields(fields, ids), STEP, pages));

function shifted(fields: readonly Field[], by: number, pages: EditorPages): Field[] {
  return withNewIds(
    fields.flatMap((field) => {
      const page = pages.of(field);
      const seen = getDisplayRect(field, pages);
      return page ? [moveFieldTo(field, { ...seen, x: seen.x + by, y: seen.y + by }, page)] : [];
    }),
  );
}

/** Points conditions and formulas that refer to another copied field at its copy. */
function withNewIds(fields: readonly Field[]): Field[] {
  const ids = new Map(fields.map(({ fieldId }) => [fieldId, newId()]));
  const idOf = (fieldId: string) => ids.get(fieldId) ?? fieldId;
  return fields.map((field) => {
    const { fieldId, condition, formula } = field;
    return {
      ...field,
      fieldId: idOf(fieldId),
      ...(condition && { condition: { ...condition, fieldId: idOf(condition.fieldId) } }),
      ...(formula !== undefined && {
        formula: formula.replaceAll(FIELD_IN_FORMULA, (_, id: string) => `[${idOf(id)}]`),
      }),
    };
  });
}

/** Copies the fields to every other page that has no field of the same kind and owner in that position. */
export function duplicateToAllPages(fields: Fields, ids: readonly string[], pages: EditorPages): AddedFields {
  const copies = pickFields(fields, ids).flatMap((field) => {
    const seen = getDisplayRect(field, pages);
    return pages.list
      .filter((page) => page.fileId !== field.fileId || page.page !== field.page)
      .map((page) => moveFieldTo({ ...field, fieldId: newId() }, seen, page))
      .filter((copy) => !fields.some((other) => isSamePlace(copy, other)));
  });
  return addFields(fields, copies);
}

const isSamePlace = (one: Field, other: Field) =>
  one.fileId === other.fileId &&
  one.page === other.page &&
  one.kind === other.kind &&
  one.receiverUuid === other.receiverUuid &&
  one.rect.x === other.rect.x &&
  one.rect.y === other.rect.y;

/**
 * Pastes fields at their original positions, shifted if fields are already there. Conditions on fields that this
 * contract lacks are dropped.
 */
export function pasteFields(
  fields: Fields,
  copied: readonly { field: Field; seen: Rect }[],
  page: EditorPage,
  pages: EditorPages,
): AddedFields {
  const here = fields.filter(({ fileId, page: number }) => fileId === page.fileId && number === page.page);
  let by = 0;
  const meets = () =>
    copied.some(({ seen }) =>
      here.some((field) => {
        const other = getDisplayRect(field, pages);
        return Math.abs(other.x - seen.x - by) < 2 && Math.abs(other.y - seen.y - by) < 2;
      }),
    );
  while (meets() && by < 20 * STEP) by += STEP;
  const known = new Set([...fields, ...copied.map(({ field }) => field)].map(({ fieldId }) => fieldId));
  const made = copied.map(({ field, seen }) =>
    moveFieldTo(withoutUnknownCondition(field, known), { ...seen, x: seen.x + by, y: seen.y + by }, page),
  );
  return addFields(fields, withNewIds(made));
}

function withoutUnknownCondition(field: Field, known: ReadonlySet<string>): Field {
  if (!field.condition || known.has(field.condition.fieldId)) return field;
  const { condition: _, ...others } = field;
  return others;
}
