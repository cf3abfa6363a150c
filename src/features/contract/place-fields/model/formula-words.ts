import { formulaFields } from '#rules/formula.ts';
import type { Field } from '@/entities/contract';
import { isNumeric } from './value-formats';

/** Why a formula cannot be worked out, or null. */
export function formulaFault(field: Field, fields: readonly Field[]): string | null {
  const formula = field.formula?.trim() ?? '';
  if (formula === '') return '계산할 식을 적어주세요';
  const used = formulaFields(formula);
  if (!used) return '식을 읽을 수 없어요';
  if (used.includes(field.fieldId)) return '식 안에 이 칸이 들어 있어요';
  const known = new Map(fields.map((one) => [one.fieldId, one]));
  for (const id of used) {
    const other = known.get(id);
    if (!other) return '지운 칸이 식에 들어 있어요';
    if (!isNumeric(other)) return `${other.name} 칸은 숫자가 아니에요`;
  }
  return null;
}
