import type { Respondent } from '#rules/fill-field.ts';
import { getPrefillValue } from '#rules/resolve-fields.ts';
import { changeFields, type Fields } from '../field-set';

/**
 * Prefills the sender's fields like those of receivers. The values are stored, because the sender's fields are sealed
 * exactly as stored.
 */
export const prefillSenderFields = (fields: Fields, ids: readonly string[], sender: Respondent): Fields =>
  changeFields(fields, ids, (field) => {
    const known = field.receiverUuid === null && !field.value ? getPrefillValue(field, sender) : null;
    return known ? { ...field, value: known } : field;
  });

/** Clears values prefilled from the sender's details before the fields go to a receiver. */
export const clearPrefilledFields = (fields: Fields, ids: readonly string[], sender: Respondent): Fields =>
  changeFields(fields, ids, (field) => {
    if (field.receiverUuid !== null || !field.value || field.value !== getPrefillValue(field, sender)) return field;
    const { value: _, ...empty } = field;
    return empty;
  });
