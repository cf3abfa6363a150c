import { isAttachment, isMark, isTick } from '../../../rules/field-kinds.ts';
import { TICKED_VALUE } from '../../../rules/fill-field.ts';
import type { Field } from '../contracts/core/contract.types.ts';
import type { FinalsByReceiver, FinalValues } from '../contracts/values/final-values.repository.ts';

/** A column for a field, or for a group of radio buttons. */
export type ValueColumn = { head: string; fields: readonly Field[] };

export type Participant = { receiverUuid: string; slotName: string };

const NAMELESS = '이름 없는 칸';

/**
 * Lists receivers' fields by name. Where several people have a field of one name, each gets a column that says whose it
 * is: their role in the template, or their number. Columns that still have the same name are numbered.
 */
export function listValueColumns(fields: readonly Field[], people: readonly Participant[]): ValueColumn[] {
  const columns: { name: string; receiverUuid: string; fields: Field[] }[] = [];
  const groups = new Map<string, Field[]>();
  for (const field of fields) {
    if (field.receiverUuid === null || field.kind === 'LABEL') continue;
    const isGrouped = field.kind === 'RADIO' && field.group !== null && field.group !== '';
    const group = isGrouped ? `${field.receiverUuid} ${field.group}` : null;
    const buttons = group === null ? undefined : groups.get(group);
    if (buttons) {
      buttons.push(field);
      continue;
    }
    const name = tidy((isGrouped ? field.group : field.name) ?? '') || NAMELESS;
    const column = { name, receiverUuid: field.receiverUuid, fields: [field] };
    columns.push(column);
    if (group !== null) groups.set(group, column.fields);
  }
  const owners = new Map<string, Set<string>>();
  for (const { name, receiverUuid } of columns)
    owners.set(name, (owners.get(name) ?? new Set<string>()).add(receiverUuid));
  const seen = new Map<string, number>();
  return columns.map(({ name, receiverUuid, fields: own }) => {
    const person = people.findIndex((one) => one.receiverUuid === receiverUuid);
    const isShared = (owners.get(name)?.size ?? 0) > 1;
    const named = isShared && person >= 0 ? `${name} (${people[person]?.slotName || `받는 분 ${person + 1}`})` : name;
    const number = (seen.get(named) ?? 0) + 1;
    seen.set(named, number);
    return { head: number === 1 ? named : `${named} (${number})`, fields: own };
  });
}

const tidy = (words: string) => words.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Returns a column's text. Null if the receiver hasn't finished or left it empty. */
export function describeValue(
  { fields }: ValueColumn,
  finals: FinalsByReceiver,
  fileNames: ReadonlyMap<string, string>,
): string | null {
  for (const field of fields) {
    const final = finals.get(field.receiverUuid ?? '');
    const words = final ? describe(field, final, { isChoice: fields.length > 1, fileNames }) : null;
    if (words !== null) return words;
  }
  return null;
}

function describe(
  field: Field,
  { values, markRefs }: FinalValues,
  { isChoice, fileNames }: { isChoice: boolean; fileNames: ReadonlyMap<string, string> },
): string | null {
  const { fieldId, name } = field;
  if (isMark(field)) return markRefs[fieldId] === undefined ? null : '서명함';
  const value = values[fieldId] ?? null;
  if (value === null) return null;
  if (isAttachment(field)) return fileNames.get(value) ?? '올린 파일';
  if (!isTick(field)) return value;
  if (value !== TICKED_VALUE) return null;
  return isChoice ? name : 'O';
}
