import { isBlank } from './blank.ts';
import { areAmountsConsistent, listGroupFields, calculateAmountPart } from './amount-parts.ts';
import { isBirthDate, isPossibleBirthDate } from './birth-date.ts';
import { isConditionMet } from './field-condition.ts';
import { addFormulaProblems } from './formula-problems.ts';
import { evaluateFormula } from './formula-value.ts';
import { isAutoFilled, getPrefillKey } from './field-kinds.ts';
import { type Respondent, type FillField, type FillValues } from './fill-field.ts';
import type { ResolvedField } from './resolved-field.ts';
import { getSenderValue } from './sender-value.ts';
import { formatPhoneNumber } from './phone-number.ts';
import { matchAnything, findValueProblem, type MatchesPattern, type ValueProblem } from './value-problem.ts';

export type { ResolvedField } from './resolved-field.ts';

export const getPrefillValue = (field: FillField, filler: Respondent) => {
  const part = getPrefillKey(field);
  const known = part && filler[part];
  return (known && part === 'phone' ? formatPhoneNumber(known) : known) || null;
};

/**
 * Returns the initial values of the respondent's own fields: the sender's suggestions, then the respondent's details.
 */
export function getInitialValues(fields: readonly FillField[], filler: Respondent): FillValues {
  const own = fields.filter((field) => field.receiverUuid === filler.receiverUuid && !isAutoFilled(field));
  return Object.fromEntries(
    own.flatMap((field) => {
      const first = getSenderValue(field) ?? getPrefillValue(field, filler);
      return first ? [[field.fieldId, first]] : [];
    }),
  );
}

/** Applies conditions and formulas: hidden fields become empty, formulas get their results. */
export function resolveFields<Field extends FillField>(
  fields: readonly Field[],
  values: FillValues,
  filler: Respondent,
  fits: MatchesPattern = matchAnything,
): ResolvedField<Field>[] {
  const byId = new Map(fields.map((field) => [field.fieldId, field]));
  const known = new Map<string, string | null>();

  /** Returns a field's value. Formulas and conditions may refer to each other; a field in a cycle has no value. */
  const valueOf = (fieldId: string, path: readonly string[] = []): string | null => {
    const found = known.get(fieldId);
    const field = byId.get(fieldId);
    if (found !== undefined || !field || path.includes(fieldId)) return found ?? null;
    const further = [...path, fieldId];
    const value = isShown(field, further) ? ownValue(field, further) : null;
    known.set(fieldId, value);
    return value;
  };
  const typedIn = (field: Field) => values[field.fieldId] ?? (field.fieldId in values ? null : getSenderValue(field));
  const typedParts = (field: Field, path: readonly string[]) =>
    listGroupFields(fields, field).flatMap((other) => {
      const typed = isShown(other, path) ? typedIn(other) : null;
      return other.part && typed ? [[other.part, typed] as const] : [];
    });
  const workedOut = (field: Field, path: readonly string[]) =>
    field.part ? calculateAmountPart(field.part, typedParts(field, path)) : null;
  const ownValue = (field: Field, path: readonly string[]) => {
    const { kind, formula, receiverUuid } = field;
    if (kind === 'FORMULA') return evaluateFormula(formula ?? '', (other) => valueOf(other, path));
    if (kind === 'SIGNED_DATE' && receiverUuid === filler.receiverUuid) return filler.today;
    return field.part ? typedIn(field) || workedOut(field, path) : typedIn(field);
  };
  const isMet = ({ condition }: Field, path: readonly string[]) =>
    !condition || isConditionMet(condition, valueOf(condition.fieldId, path));
  const isShown = (field: Field, path: readonly string[]) => field.condition?.effect !== 'SHOWN' || isMet(field, path);

  const partsProblem = (field: Field, path: readonly string[]): ValueProblem | null =>
    field.part && typedIn(field) && !areAmountsConsistent(typedParts(field, path)) ? { code: 'PARTS' } : null;

  const countChosen = ({ group, receiverUuid, fieldId }: Field) =>
    fields.filter(
      (other) =>
        other.kind === 'RADIO' &&
        other.receiverUuid === receiverUuid &&
        (group ? other.group === group : other.fieldId === fieldId) &&
        Boolean(valueOf(other.fieldId)),
    ).length;
  /** Pages choose one button of a group, but a request can name several. */
  const choiceProblem = (field: Field): ValueProblem | null =>
    field.kind === 'RADIO' && countChosen(field) > 1 ? { code: 'KIND' } : null;

  const isDemanded = (field: Field, path: readonly string[]) =>
    field.condition?.effect === 'REQUIRED' ? isMet(field, path) : field.required;

  const resolved = fields.map((field): ResolvedField<Field> => {
    const path = [field.fieldId];
    const isMine = field.receiverUuid === filler.receiverUuid;
    const isVisible = isShown(field, path);
    const isAsked = isMine && isVisible && !isAutoFilled(field) && !isFixed(field, filler);
    const isRequired = isAsked && isDemanded(field, path);
    const value = valueOf(field.fieldId);
    const isFilled = field.kind === 'RADIO' ? countChosen(field) > 0 : !isBlank(value ?? '');
    const problem = !isAsked
      ? null
      : isFilled
        ? (findValueProblem(field, value, fits) ??
          birthProblem(field, value, filler) ??
          partsProblem(field, path) ??
          choiceProblem(field))
        : isRequired
          ? ({ code: 'MISSING' } as const)
          : null;
    return { field, isMine, isShown: isVisible, isAsked, isRequired, value, problem, note: null };
  });
  return addFormulaProblems(resolved, {
    isDemanded: (field) => isDemanded(field, [field.fieldId]),
    // Screens don't have the values of others if the sender hides them.
    isKnown: ({ fieldId, receiverUuid }) =>
      receiverUuid === null || receiverUuid === filler.receiverUuid || fieldId in values,
  });
}

/** Read-only fields are fixed for receivers, but not for the sender. */
const isFixed = ({ readOnly }: FillField, { receiverUuid }: Respondent) => Boolean(readOnly) && receiverUuid !== null;

/** Rejects impossible birth dates. Fields for other dates accept any date. */
function birthProblem(field: FillField, value: string | null, { today }: Respondent): ValueProblem | null {
  return value && isBirthDate(field) && !isPossibleBirthDate(value, today) ? { code: 'BIRTH' } : null;
}

/** Sets a value and clears the rest of its group: the other radio buttons, or the amounts that are recalculated. */
export function applyValue(
  fields: readonly FillField[],
  values: FillValues,
  fieldId: string,
  value: string | null,
): FillValues {
  const field = fields.find((one) => one.fieldId === fieldId);
  const others = field && (value || field.part) ? listGroupFields(fields, field) : [];
  return { ...values, ...Object.fromEntries(others.map((other) => [other.fieldId, null])), [fieldId]: value };
}
