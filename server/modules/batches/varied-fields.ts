import { listFormulaFields } from '../../../rules/formula.ts';
import type { SheetColumn } from '../../../rules/sheet-columns.ts';
import type { Field } from '../contracts/core/contract.types.ts';

/** What a column fills in: a field, or one of a group's radio buttons. */
type Filling = Pick<SheetColumn, 'fieldUuid' | 'choices'>;

/**
 * Separates fields whose problems depend on the row (those it fills in, and those linked to them) from fields that are
 * the same in every contract. Both keep their order.
 */
export function separateVaryingFields(fields: readonly Field[], columns: readonly Filling[]) {
  const links = new Map<string, Set<string>>(fields.map((field) => [nameField(field.fieldId), new Set<string>()]));
  const link = (one: string, other: string) => {
    links.set(one, (links.get(one) ?? new Set()).add(other));
    links.set(other, (links.get(other) ?? new Set()).add(one));
  };
  for (const field of fields) for (const other of listLinked(field)) link(nameField(field.fieldId), other);

  const varied = new Set<string>();
  const waiting = columns.flatMap(listFilledBy).map(nameField);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (varied.has(next)) continue;
    varied.add(next);
    waiting.push(...(links.get(next) ?? []));
  }
  const isVaried = ({ fieldId }: Field) => varied.has(nameField(fieldId));
  return { varied: fields.filter(isVaried), fixed: fields.filter((field) => !isVaried(field)) };
}

const nameField = (fieldId: string) => `field ${fieldId}`;

/** Lists what a field's check depends on: the fields it refers to, and its group. */
const listLinked = ({ condition, formula, group, receiverUuid }: Field): string[] => [
  ...(condition ? [nameField(condition.fieldId)] : []),
  ...(listFormulaFields(formula ?? '') ?? []).map(nameField),
  ...(group ? [`group ${receiverUuid} ${group}`] : []),
];

const listFilledBy = ({ fieldUuid, choices }: Filling): string[] =>
  choices?.map((choice) => choice.fieldUuid) ?? (fieldUuid === null ? [] : [fieldUuid]);
