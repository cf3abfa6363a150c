import { TICKED_VALUE, type FillField } from './fill-field.ts';
import type { ResolvedField } from './resolve-fields.ts';

const isSameGroup = (one: FillField, other: FillField) =>
  one.kind === 'RADIO' &&
  other.kind === 'RADIO' &&
  one.receiverUuid === other.receiverUuid &&
  (one.group ? one.group === other.group : one.fieldId === other.fieldId);

/** Lists the radio buttons in a field's group. Returns an empty list for other fields. */
export const listRadioGroup = <Field extends FillField>(resolved: readonly ResolvedField<Field>[], field: FillField) =>
  resolved.filter((one) => one.isAsked && isSameGroup(one.field, field));

/** Returns the id of the radio button that represents its group, because a group is a single question. */
export const getGroupLeaderId = (resolved: readonly ResolvedField[], fieldId: string): string => {
  const found = resolved.find(({ field }) => field.fieldId === fieldId);
  return (found && listRadioGroup(resolved, found.field)[0]?.field.fieldId) ?? fieldId;
};

/**
 * Lists the fields to ask about. A radio group is a single question, named after the group. A formula is listed while
 * it keeps the person from finishing.
 */
export function listQuestions<Field extends FillField>(resolved: readonly ResolvedField<Field>[]) {
  return resolved
    .filter(({ isAsked, problem }) => isAsked || problem !== null)
    .flatMap((one): ResolvedField<Field>[] => {
      const group = listRadioGroup(resolved, one.field);
      if (group.length < 2) return [one];
      if (group[0] !== one) return [];
      return [
        {
          ...one,
          field: { ...one.field, name: one.field.group ?? one.field.name },
          isRequired: group.some(({ isRequired }) => isRequired),
          value: group.some(({ value }) => value === TICKED_VALUE) ? TICKED_VALUE : null,
          problem: group.find(({ problem }) => problem !== null)?.problem ?? null,
        },
      ];
    });
}

/** Lists each question with its answer. The answer to a radio group is the selected button. */
export const listAnswers = <Field extends FillField>(resolved: readonly ResolvedField<Field>[]) =>
  resolved.flatMap((one): ResolvedField<Field>[] => {
    const group = listRadioGroup(resolved, one.field);
    if (group.length < 2) return [one];
    if (group[0] !== one) return [];
    const chosen = group.find(({ value }) => value === TICKED_VALUE);
    const field = { ...one.field, kind: 'TEXT' as const, name: one.field.group ?? one.field.name };
    return [{ ...one, field, value: chosen?.field.name ?? null }];
  });
