import { v7 as uuidv7 } from 'uuid';
import type { Field } from './contract.types.ts';

/** Returns a function that maps each old id to the same new one on every call. */
export function createIdMapper() {
  const ids = new Map<string, string>();
  return (id: string) => {
    const known = ids.get(id) ?? uuidv7();
    ids.set(id, known);
    return known;
  };
}

/** Copies fields with new ids, also in references to each other and to people. */
export const copyFieldsWithNewIds = (fields: readonly Field[], newId: (id: string) => string): Field[] =>
  fields.map((field) => ({
    ...field,
    fieldId: newId(field.fieldId),
    receiverUuid: field.receiverUuid === null ? null : newId(field.receiverUuid),
    ...(field.condition && { condition: { ...field.condition, fieldId: newId(field.condition.fieldId) } }),
    ...(field.formula !== undefined && {
      formula: field.formula.replaceAll(/\[([\da-f-]{36})\]/gi, (_, id: string) => `[${newId(id)}]`),
    }),
  }));
