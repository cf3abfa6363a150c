import { listFormulaFields } from '../../../../../rules/formula.ts';
import type { Field, Problem } from '../../core/contract.types.ts';
import { formatFieldName, createError, locateField, type Draft } from './draft.ts';

/**
 * Conditions and formulas may only refer to fields that are filled in earlier: by the same receiver, the sender, or a
 * receiver with a lower order.
 */
export function lintReferences({ fields, receivers }: Draft): Problem[] {
  const byId = new Map(fields.map((field) => [field.fieldId, field]));
  const orders = new Map(receivers.map(({ receiverUuid, signingOrder }) => [receiverUuid, signingOrder ?? 0]));
  const references = new Map(fields.map((field) => [field.fieldId, referencesOf(field)]));

  return fields.flatMap((field) => {
    const problems: Problem[] = [];
    const location = locateField(field);
    if (field.kind === 'FORMULA' && listFormulaFields(field.formula ?? '') === null)
      problems.push(createError('FORMULA_BROKEN', `${formatFieldName(field)}의 계산식을 읽을 수 없어요.`, location));
    for (const fieldId of references.get(field.fieldId) ?? []) {
      const other = byId.get(fieldId);
      if (!other)
        problems.push(createError('REFERENCE_MISSING', `${formatFieldName(field)}이 없는 칸을 보고 있어요.`, location));
      else if (isLater(other, field, orders)) {
        const words = `${formatFieldName(field)}이 나중에 채워지는 ${formatFieldName(other)}을 보고 있어요.`;
        problems.push(createError('REFERENCE_FORWARD', words, { ...location, otherFieldId: fieldId }));
      }
    }
    if (reaches(field.fieldId, references))
      problems.push(
        createError('REFERENCE_CYCLE', `${formatFieldName(field)}의 조건이나 계산식이 돌고 돌아요.`, location),
      );
    return problems;
  });
}

const referencesOf = (field: Field): string[] => [
  ...(field.condition ? [field.condition.fieldId] : []),
  ...(field.formula === undefined ? [] : (listFormulaFields(field.formula) ?? [])),
];

function isLater(other: Field, field: Field, orders: ReadonlyMap<string, number>) {
  if (other.receiverUuid === field.receiverUuid || other.receiverUuid === null) return false;
  if (field.receiverUuid === null) return true;
  return (orders.get(other.receiverUuid) ?? 0) >= (orders.get(field.receiverUuid) ?? 0);
}

function reaches(start: string, references: ReadonlyMap<string, readonly string[]>) {
  const seen = new Set<string>();
  const waiting = [...(references.get(start) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === start) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(references.get(next) ?? []));
  }
  return false;
}
