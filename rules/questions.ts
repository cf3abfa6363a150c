import { TICKED, type FillField } from './fill-field.ts';
import type { ResolvedField } from './resolve-fields.ts';

const isSameGroup = (one: FillField, other: FillField) =>
  one.kind === 'RADIO' &&
  other.kind === 'RADIO' &&
  one.receiverUuid === other.receiverUuid &&
  (one.group ? one.group === other.group : one.fieldId === other.fieldId);

/** All radio buttons that exclude each other with this one; for any other field none. */
export const groupOf = <Field extends FillField>(resolved: readonly ResolvedField<Field>[], field: FillField) =>
  resolved.filter((one) => one.isAsked && isSameGroup(one.field, field));

/** Under which of its group a radio button is asked for: a group is one question. */
export const leaderId = (resolved: readonly ResolvedField[], fieldId: string): string => {
  const found = resolved.find(({ field }) => field.fieldId === fieldId);
  return (found && groupOf(resolved, found.field)[0]?.field.fieldId) ?? fieldId;
};

/** What is asked for, one question for each group of radio buttons, called as the group is. */
export function questionsOf<Field extends FillField>(resolved: readonly ResolvedField<Field>[]) {
  return resolved
    .filter(({ isAsked }) => isAsked)
    .flatMap((one): ResolvedField<Field>[] => {
      const group = groupOf(resolved, one.field);
      if (group.length < 2) return [one];
      if (group[0] !== one) return [];
      return [
        {
          ...one,
          field: { ...one.field, name: one.field.group ?? one.field.name },
          isRequired: group.some(({ isRequired }) => isRequired),
          value: group.some(({ value }) => value === TICKED) ? TICKED : null,
          problem: group.find(({ problem }) => problem !== null)?.problem ?? null,
        },
      ];
    });
}

/** A row for each question with its answer: of a group of radio buttons, the one that was chosen. */
export const answersOf = <Field extends FillField>(resolved: readonly ResolvedField<Field>[]) =>
  resolved.flatMap((one): ResolvedField<Field>[] => {
    const group = groupOf(resolved, one.field);
    if (group.length < 2) return [one];
    if (group[0] !== one) return [];
    const chosen = group.find(({ value }) => value === TICKED);
    const field = { ...one.field, kind: 'TEXT' as const, name: one.field.group ?? one.field.name };
    return [{ ...one, field, value: chosen?.field.name ?? null }];
  });
