import type { FillField } from '#rules/fill-field.ts';
import { resolveFields } from '#rules/resolve-fields.ts';
import { createSenderRespondent } from '#rules/sender-values.ts';

/** Lists the required sender's fields that a template leaves empty. Nobody fills them in for the visitors of a link. */
export function listUnfilledNames(fields: readonly FillField[], today: string): string[] {
  const resolved = resolveFields(fields, {}, createSenderRespondent(today));
  return [...new Set(resolved.flatMap(({ field, problem }) => (problem?.code === 'MISSING' ? field.name : [])))];
}
