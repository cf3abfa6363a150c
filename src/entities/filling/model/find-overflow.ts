import { mustFit } from '#rules/field-kinds.ts';
import { layoutField } from '#rules/field-layout.ts';
import type { FillField } from '#rules/fill-field.ts';
import { measurePrintedText } from '#rules/character-widths.ts';
import type { FindProblem } from './validated-fields';

type Placed = FillField & {
  fontSize?: number | undefined;
  align?: 'LEFT' | 'CENTER' | 'RIGHT' | undefined;
  /** The field's size on the displayed page, in points. */
  seen: { width: number; height: number };
};

export function findOverflow(placed: readonly Placed[]): FindProblem {
  const byId = new Map(placed.map((field) => [field.fieldId, field]));
  return ({ fieldId }, value) => {
    const field = byId.get(fieldId);
    if (!field || !mustFit(field)) return null;
    return layoutField({ ...field, value }, field.seen, measurePrintedText).overflows ? { code: 'ROOM' } : null;
  };
}
