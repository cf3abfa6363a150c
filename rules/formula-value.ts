import {
  addFractions,
  divideFractions,
  multiplyFractions,
  negateFraction,
  parseDecimal,
  formatDecimal,
  type Fraction,
} from './decimal.ts';
import { listFormulaFields } from './formula.ts';

/** Thrown if a formula has no result, because a field is empty or the formula divides by zero. */
class NoValue extends Error {}

/**
 * Evaluates a formula such as `([id] + [id]) * 1.1` in exact arithmetic. Returns null while one of its fields is empty.
 */
export function evaluateFormula(formula: string, valueOf: (fieldId: string) => string | null): string | null {
  if (listFormulaFields(formula) === null) return null;
  const tokens = formula.match(/\[[\da-f-]{36}\]|\d+(?:\.\d+)?|[-+*/()]/giu) ?? [];
  let place = 0;

  const sum = (): Fraction => {
    let value = product();
    for (let token = tokens[place]; token === '+' || token === '-'; token = tokens[place]) {
      place += 1;
      const next = product();
      value = addFractions(value, token === '+' ? next : negateFraction(next));
    }
    return value;
  };
  const product = (): Fraction => {
    let value = operand();
    for (let token = tokens[place]; token === '*' || token === '/'; token = tokens[place]) {
      place += 1;
      const next = operand();
      value = token === '*' ? multiplyFractions(value, next) : required(divideFractions(value, next));
    }
    return value;
  };
  const operand = (): Fraction => {
    const token = tokens[place] ?? '';
    place += 1;
    if (token === '-') return negateFraction(operand());
    if (token === '(') {
      const value = sum();
      place += 1;
      return value;
    }
    return required(parseDecimal(token.startsWith('[') ? (valueOf(token.slice(1, -1)) ?? '') : token));
  };

  try {
    return formatDecimal(sum());
  } catch (error) {
    if (error instanceof NoValue) return null;
    throw error;
  }
}

function required(value: Fraction | null): Fraction {
  if (!value) throw new NoValue();
  return value;
}
