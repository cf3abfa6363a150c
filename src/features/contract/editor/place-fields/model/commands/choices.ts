import { v4 as newId } from 'uuid';
import type { Rect } from '#rules/page-geometry.ts';
import { FIELD_KIND_LABELS, formatOptionName, type Field } from '@/entities/contract';
import { moveFieldTo, getDisplayRect, type EditorPage, type EditorPages, type Fields } from '../field-set';
import { addFields, createField, type AddedFields } from './place';

/** The distance between buttons, as a multiple of their height. */
const STEP = 1.75;

/** In the order in which the buttons were placed. An ungrouped button is a group of its own. */
export const listChoices = (fields: Fields, { fieldId, group, receiverUuid }: Field): Field[] =>
  fields.filter(
    (other) =>
      other.fieldId === fieldId ||
      (other.kind === 'RADIO' && group !== undefined && other.group === group && other.receiverUuid === receiverUuid),
  );

/** Creates two buttons, one below the other, because a single one offers no choice. */
export function createChoiceFields(fields: Fields, owner: string | null, page: EditorPage, seen: Rect): Field[] {
  const group = newGroupName(fields);
  return [0, 1].map((index) => ({
    ...createField({
      kind: 'RADIO',
      owner,
      page,
      seen: { ...seen, y: seen.y + index * STEP * seen.height },
      name: formatOptionName(index + 1),
    }),
    group,
  }));
}

export function addChoice(fields: Fields, field: Field, pages: EditorPages): AddedFields {
  const choices = listChoices(fields, field);
  const [before, last] = [choices.at(-2), choices.at(-1) ?? field];
  const page = pages.of(last);
  if (!page) return { fields, ids: [] };
  const seen = getDisplayRect(last, pages);
  const from =
    before && before.page === last.page && before.fileId === last.fileId ? getDisplayRect(before, pages) : null;
  const [dx, dy] = from ? [seen.x - from.x, seen.y - from.y] : [0, STEP * seen.height];
  const group = field.group ?? newGroupName(fields);
  const grouped = renameGroup(fields, field, group);
  const next = { ...last, fieldId: newId(), name: formatOptionName(choices.length + 1), group };
  return addFields(grouped, [moveFieldTo(next, { ...seen, x: seen.x + dx, y: seen.y + dy }, page)]);
}

/** Renaming to a name that the same party already uses would merge the two groups. */
export const isGroupNameTaken = (fields: Fields, field: Field, group: string): boolean =>
  group !== field.group && listChoices(fields, { ...field, group }).length > 1;

export function renameGroup(fields: Fields, field: Field, group: string): Fields {
  const ids = new Set(listChoices(fields, field).map(({ fieldId }) => fieldId));
  return fields.map((other) => (ids.has(other.fieldId) ? { ...other, group } : other));
}

function newGroupName(fields: Fields): string {
  const taken = new Set(fields.map(({ group }) => group));
  const word = FIELD_KIND_LABELS.RADIO;
  let number = 1;
  while (taken.has(number === 1 ? word : `${word} ${number}`)) number += 1;
  return number === 1 ? word : `${word} ${number}`;
}
