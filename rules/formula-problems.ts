import type { FillField } from './fill-field.ts';
import { findFormulaObstacle, type FormulaObstacle } from './formula-value.ts';
import { listFormulaFields } from './formula.ts';
import type { ResolvedField } from './resolved-field.ts';
import type { ValueProblem } from './value-problem.ts';

type Facts<Field> = {
  /** Returns whether a formula must have a result. */
  isDemanded: (formula: Field) => boolean;
  /** Returns whether the value of a field is known here, even if it is empty. */
  isKnown: (field: Field) => boolean;
};
type FormulaProblem = Extract<ValueProblem, { code: 'FORMULA' }>;

/**
 * Explains the person's formulas that have no result. If the formula must have one, that is a problem of the field that
 * the person can change, or else of the formula, and the formula's operands become required. Otherwise, it is a note.
 */
export function addFormulaProblems<Field extends FillField>(
  resolved: readonly ResolvedField<Field>[],
  { isDemanded, isKnown }: Facts<Field>,
): ResolvedField<Field>[] {
  const changed = new Map(resolved.map((one) => [one.field.fieldId, one]));
  const change = (fieldId: string, more: Partial<ResolvedField<Field>>) => {
    const one = changed.get(fieldId);
    if (one) changed.set(fieldId, { ...one, ...more });
  };
  const explain = ({ field: { fieldId, name, formula }, isRequired }: ResolvedField<Field>) => {
    const obstacle = findObstacle(formula ?? '', changed, isKnown);
    if (obstacle === null) return;
    const operand = changed.get(obstacle.fieldId ?? '');
    const mayChange = operand?.isAsked === true;
    const why: FormulaProblem = mayChange
      ? { code: 'FORMULA', reason: obstacle.reason, operand: operand.field.name, formula: name }
      : { code: 'FORMULA', reason: 'OTHER', operand: '', formula: name };
    const told = isRequired ? { problem: why } : { note: why };
    change(fieldId, mayChange ? { note: why } : told);
    // A field that is wrong for a reason of its own says so already.
    if (mayChange && !operand.problem) change(operand.field.fieldId, told);
  };

  const formulas = resolved.filter(({ field, isMine, isShown }) => field.kind === 'FORMULA' && isMine && isShown);
  for (const one of formulas.filter(({ field }) => isDemanded(field))) {
    change(one.field.fieldId, { isRequired: true });
    for (const fieldId of listOperands(one.field.formula ?? '', changed))
      if (changed.get(fieldId)?.isAsked) change(fieldId, { isRequired: true });
  }
  for (const { field, value } of formulas) {
    const one = changed.get(field.fieldId);
    if (one && value === null) explain(one);
  }
  return resolved.map((one) => changed.get(one.field.fieldId) ?? one);
}

type Known<Field extends FillField> = ReadonlyMap<string, ResolvedField<Field>>;

/** Lists the fields that a formula needs, including those of the formulas that it refers to. */
function listOperands<Field extends FillField>(formula: string, known: Known<Field>): ReadonlySet<string> {
  const operands = new Set<string>();
  const visit = (text: string) => {
    for (const fieldId of listFormulaFields(text) ?? []) {
      if (operands.has(fieldId)) continue;
      operands.add(fieldId);
      visit(known.get(fieldId)?.field.formula ?? '');
    }
  };
  visit(formula);
  return operands;
}

/** Finds the obstacle, through the formulas that the formula refers to. Returns null if it isn't known here. */
function findObstacle<Field extends FillField>(
  formula: string,
  known: Known<Field>,
  isKnown: (field: Field) => boolean,
  path: readonly string[] = [],
): FormulaObstacle | null {
  const obstacle = findFormulaObstacle(formula, (fieldId) => known.get(fieldId)?.value ?? null);
  if (obstacle?.reason !== 'BLANK') return obstacle;
  const operand = known.get(obstacle.fieldId);
  if (!operand || !isKnown(operand.field)) return null;
  const isInner = operand.field.kind === 'FORMULA' && operand.isShown && !path.includes(obstacle.fieldId);
  return isInner ? findObstacle(operand.field.formula ?? '', known, isKnown, [...path, obstacle.fieldId]) : obstacle;
}
