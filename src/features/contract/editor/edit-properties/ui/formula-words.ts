import { isNumeric } from '#rules/field-kinds.ts';
import { listFormulaFields } from '#rules/formula.ts';
import type { Field } from '@/entities/contract';

const ID = /\[([\da-f-]{36})\]/giu;
const NAME = /\[([^[\]]+)\]/gu;
const GONE = '지운 칸';

/** The names by which formulas refer to fields. Duplicates get the page, and a number if needed. */
function namesOf(fields: readonly Field[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  // Only numeric fields can be used in formulas, so they come first and keep their plain names.
  for (const { fieldId, name, page } of fields.toSorted((a, b) => Number(isNumeric(b)) - Number(isNumeric(a)))) {
    const plain = name.replaceAll(/[[\]]/gu, '').trim() || '이름 없는 칸';
    let words = plain;
    for (let count = 1; taken.has(words); count += 1) words = `${plain} ${page}쪽${count === 1 ? '' : ` ${count}`}`;
    taken.add(words);
    names.set(fieldId, words);
  }
  return names;
}

/** Replaces field ids with names for display. */
export function formatFormula(formula: string, fields: readonly Field[]): string {
  const names = namesOf(fields);
  return formula.replaceAll(ID, (_, fieldId: string) => `[${names.get(fieldId) ?? GONE}]`);
}

/** Replaces names with field ids for storage. Unknown names stay unchanged. */
export function parseFormula(shown: string, fields: readonly Field[]): string {
  const ids = new Map([...namesOf(fields)].map(([fieldId, name]) => [name, fieldId]));
  return shown.replaceAll(NAME, (whole, name: string) => {
    const fieldId = ids.get(name.trim());
    return fieldId ? `[${fieldId}]` : whole;
  });
}

export function findFormulaProblem(field: Field, fields: readonly Field[]): string | null {
  const formula = field.formula?.trim() ?? '';
  if (formula === '') return '계산할 식을 적어주세요';
  const used = listFormulaFields(formula);
  if (!used) {
    const unknown = [...formula.replaceAll(ID, '').matchAll(NAME)].at(0)?.[1];
    return unknown ? `‘${unknown}’ 칸이 없어요` : '식을 읽을 수 없어요';
  }
  if (used.includes(field.fieldId)) return '식 안에 이 칸이 들어 있어요';
  const known = new Map(fields.map((one) => [one.fieldId, one]));
  for (const id of used) {
    const other = known.get(id);
    if (!other) return '지운 칸이 식에 들어 있어요';
    if (!isNumeric(other)) return `${other.name} 칸은 숫자가 아니에요`;
  }
  return null;
}
