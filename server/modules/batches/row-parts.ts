import { TICKED_VALUE } from '../../../rules/fill-field.ts';
import type { Field } from '../contracts/core/contract.types.ts';
import type { Draft } from '../contracts/drafting/lint/draft.ts';
import { normalizeAccessCode } from '../contracts/core/access-code-hash.ts';
import type { TemplateSlot } from '../templates/template.types.ts';
import type { SheetCells } from './batch.types.ts';
import type { Sheet } from './load-sheet.ts';

export type RowPerson = {
  slot: TemplateSlot;
  name: string;
  title: string;
  email: string | null;
  phone: string | null;
  accessCode: string | null;
};

/** What a row adds to a template: people for its slots, and values for its fields. */
export type RowParts = {
  people: RowPerson[];
  values: ReadonlyMap<string, string>;
  title: string | null;
};

export function toRowParts({ content, columns, codes, sender }: Sheet, cells: SheetCells): RowParts {
  const values = new Map<string, string>();
  for (const { key, fieldUuid, choices } of columns) {
    const value = cells[key];
    if (fieldUuid === null || !value) continue;
    const chosen = choices?.find(({ name }) => name === value);
    if (choices === null) values.set(fieldUuid, value);
    else if (chosen) values.set(chosen.fieldUuid, TICKED_VALUE);
  }
  return {
    people: content.slots.map((slot) => toPerson(slot, cells, { codes, sender })),
    values,
    title: cells['title'] ?? null,
  };
}

export const fillFields = (fields: readonly Field[], { values }: Pick<RowParts, 'values'>): Field[] =>
  fields.map((field) => {
    const value = values.get(field.fieldId);
    return value === undefined ? field : { ...field, value };
  });

function toPerson(
  slot: TemplateSlot,
  cells: SheetCells,
  { codes, sender }: Pick<Sheet, 'codes' | 'sender'>,
): RowPerson {
  const cell = (part: string) => cells[`slot:${slot.slotUuid}:${part}`] ?? '';
  const typed = cell('code');
  const accessCode =
    slot.accessCode === 'EACH' ? normalizeAccessCode(typed) || null : (codes.get(slot.slotUuid) ?? null);
  if (slot.person === 'SENDER') {
    const { name, email } = sender;
    return { slot, name, title: '', email, phone: null, accessCode };
  }
  if (slot.person === 'FIXED' && slot.fixed) return { slot, ...slot.fixed, accessCode };
  const [name, title] = [cell('name'), cell('title')];
  return { slot, name, title, email: cell('email') || null, phone: cell('phone') || null, accessCode };
}

/** Converts a row to a draft, for the check that every contract must pass. */
export const toRowDraft = (sheet: Sheet, parts: RowParts): Draft => toDraftOf(sheet, parts, sheet.draft.fields);

/**
 * Converts a row like `toRowDraft`, without fields that are the same in every row. Their errors are reported for the
 * whole sheet.
 */
export const toVaryingFieldsDraft = (sheet: Sheet, parts: RowParts): Draft =>
  toDraftOf(sheet, parts, sheet.variedFields);

function toDraftOf({ draft }: Sheet, { people, values }: RowParts, fields: readonly Field[]): Draft {
  const bySlot = new Map(people.map((person) => [person.slot.slotUuid, person]));
  return {
    ...draft,
    fields: fillFields(fields, { values }),
    receivers: draft.receivers.map((receiver) => {
      const person = bySlot.get(receiver.receiverUuid);
      if (!person) return receiver;
      const { name, email, phone, accessCode } = person;
      return { ...receiver, name, email, phone, accessCode };
    }),
  };
}
