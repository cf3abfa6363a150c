import { isBlank } from './blank.ts';
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

/** Why a formula has no result: a field is empty, or it is zero and the formula divides by it. */
export type FormulaObstacle = { reason: 'BLANK' | 'ZERO'; fieldId: string } | { reason: 'OTHER'; fieldId: null };
type ValueOf = (fieldId: string) => string | null;

/** Thrown if a formula has no result. */
class NoValue extends Error {
  readonly obstacle: FormulaObstacle;

  constructor(obstacle: FormulaObstacle = { reason: 'OTHER', fieldId: null }) {
    super(obstacle.reason);
    this.obstacle = obstacle;
  }
}

/**
 * Evaluates a formula such as `([id] + [id]) * 1.1` in exact arithmetic. Returns null while one of its fields is empty.
 */
export function evaluateFormula(formula: string, valueOf: ValueOf): string | null {
  const result = attempt(formula, valueOf);
  return result === null || 'reason' in result ? null : formatDecimal(result);
}

/** Finds what keeps a formula from having a result. Returns null if it has one, or isn't valid. */
export function findFormulaObstacle(formula: string, valueOf: ValueOf): FormulaObstacle | null {
  const result = attempt(formula, valueOf);
  return result !== null && 'reason' in result ? result : null;
}

function attempt(formula: string, valueOf: ValueOf): Fraction | FormulaObstacle | null {
  if (listFormulaFields(formula) === null) return null;
  try {
    return calculate(formula, valueOf);
  } catch (error) {
    if (error instanceof NoValue) return error.obstacle;
    throw error;
  }
}

function calculate(formula: string, valueOf: ValueOf): Fraction {
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
      const divisor = fieldIn(tokens[place] ?? '');
      const next = operand();
      value =
        token === '*'
          ? multiplyFractions(value, next)
          : required(divideFractions(value, next), divisor === null ? undefined : { reason: 'ZERO', fieldId: divisor });
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
    const fieldId = fieldIn(token);
    const value = fieldId === null ? token : valueOf(fieldId);
    if (fieldId !== null && isBlank(value ?? '')) throw new NoValue({ reason: 'BLANK', fieldId });
    return required(parseDecimal(value ?? ''));
  };

  return sum();
}

const fieldIn = (token: string) => (token.startsWith('[') ? token.slice(1, -1) : null);

function required(value: Fraction | null, obstacle?: FormulaObstacle): Fraction {
  if (!value) throw new NoValue(obstacle);
  return value;
}
