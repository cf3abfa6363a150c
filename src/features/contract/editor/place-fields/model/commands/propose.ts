import type { Respondent } from '#rules/fill-field.ts';
import { getPrefillValue } from '#rules/resolve-fields.ts';
import { alter, type Fields } from '../field-set';

/** Who sends is offered their own name, address, number and company, as receivers are theirs: written down, since it is sealed as it stands. */
export const propose = (fields: Fields, ids: readonly string[], sender: Respondent): Fields =>
  alter(fields, ids, (field) => {
    const known = field.receiverUuid === null && !field.value ? getPrefillValue(field, sender) : null;
    return known ? { ...field, value: known } : field;
  });

/** What was offered to the sender is nothing for whoever gets the field. */
export const withdraw = (fields: Fields, ids: readonly string[], sender: Respondent): Fields =>
  alter(fields, ids, (field) => {
    if (field.receiverUuid !== null || !field.value || field.value !== getPrefillValue(field, sender)) return field;
    const { value: _, ...empty } = field;
    return empty;
  });
