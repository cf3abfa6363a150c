import type { FillField } from './fill-field.ts';
import type { ValueProblem } from './value-problem.ts';

export type ResolvedField<Field extends FillField = FillField> = {
  field: Field;
  isMine: boolean;
  isShown: boolean;
  /** True if somebody has to fill in the field. */
  isAsked: boolean;
  isRequired: boolean;
  value: string | null;
  problem: ValueProblem | null;
  /** Why a formula has no result, shown here although it isn't this field's problem. */
  note: ValueProblem | null;
};
