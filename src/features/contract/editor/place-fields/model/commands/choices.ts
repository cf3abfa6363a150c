import { v4 as newId } from 'uuid';
import type { Rect } from '#rules/page-geometry.ts';
import { FIELD_KIND_LABELS, formatOption, type Field } from '@/entities/contract';
import { putAt, seenOf, type EditorPage, type EditorPages, type Fields } from '../field-set';
import { add, makeField, type Added } from './place';

/** From one button to the next, as a multiple of its height. */
const STEP = 1.75;

/** The buttons of the group, in the order in which they were placed. A button without a group is one by itself. */
export const choicesOf = (fields: Fields, { fieldId, group, receiverUuid }: Field): Field[] =>
  fields.filter(
    (other) =>
      other.fieldId === fieldId ||
      (other.kind === 'RADIO' && group !== undefined && other.group === group && other.receiverUuid === receiverUuid),
  );

/** Two buttons below each other, because one alone leaves nothing to choose. */
export function makeChoices(fields: Fields, owner: string | null, page: EditorPage, seen: Rect): Field[] {
  const group = newGroupName(fields);
  return [0, 1].map((index) => ({
    ...makeField({
      kind: 'RADIO',
      owner,
      page,
      seen: { ...seen, y: seen.y + index * STEP * seen.height },
      name: formatOption(index + 1),
    }),
    group,
  }));
}

/** As far from the last button as that one is from the one before it. */
export function addChoice(fields: Fields, field: Field, pages: EditorPages): Added {
  const choices = choicesOf(fields, field);
  const [before, last] = [choices.at(-2), choices.at(-1) ?? field];
  const page = pages.of(last);
  if (!page) return { fields, ids: [] };
  const seen = seenOf(last, pages);
  const from = before && before.page === last.page && before.fileId === last.fileId ? seenOf(before, pages) : null;
  const [dx, dy] = from ? [seen.x - from.x, seen.y - from.y] : [0, STEP * seen.height];
  const group = field.group ?? newGroupName(fields);
  const grouped = renameGroup(fields, field, group);
  const next = { ...last, fieldId: newId(), name: formatOption(choices.length + 1), group };
  return add(grouped, [putAt(next, { ...seen, x: seen.x + dx, y: seen.y + dy }, page)]);
}

/** Whether another question of the same person has this name. The two would become one. */
export const isTakenGroup = (fields: Fields, field: Field, group: string): boolean =>
  group !== field.group && choicesOf(fields, { ...field, group }).length > 1;

export function renameGroup(fields: Fields, field: Field, group: string): Fields {
  const ids = new Set(choicesOf(fields, field).map(({ fieldId }) => fieldId));
  return fields.map((other) => (ids.has(other.fieldId) ? { ...other, group } : other));
}

function newGroupName(fields: Fields): string {
  const taken = new Set(fields.map(({ group }) => group));
  const word = FIELD_KIND_LABELS.RADIO;
  let number = 1;
  while (taken.has(number === 1 ? word : `${word} ${number}`)) number += 1;
  return number === 1 ? word : `${word} ${number}`;
}
