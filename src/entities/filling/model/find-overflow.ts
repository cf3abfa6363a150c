import { mustFit } from '#rules/field-kinds.ts';
import { layoutField } from '#rules/field-layout.ts';
import type { FillField } from '#rules/fill-field.ts';
import { printedWidth } from '#rules/character-widths.ts';
import type { FindFault } from './judged';

type Placed = FillField & {
  fontSize?: number | undefined;
  align?: 'LEFT' | 'CENTER' | 'RIGHT' | undefined;
  /** Its size as seen, in points. */
  seen: { width: number; height: number };
};

/** Finds values that do not fit even at the smallest font size, and would cover what is next to the field. */
export function findOverflow(placed: readonly Placed[]): FindFault {
  const byId = new Map(placed.map((field) => [field.fieldId, field]));
  return ({ fieldId }, value) => {
    const field = byId.get(fieldId);
    if (!field || !mustFit(field)) return null;
    return layoutField({ ...field, value }, field.seen, printedWidth).overflows ? { code: 'ROOM' } : null;
  };
}
