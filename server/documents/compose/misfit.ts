import type { PageInfo } from '../geometry.ts';
import type { FilledField } from './drawing.types.ts';
import { layoutField } from './fields.ts';
import { uprightIn } from './upright.ts';

/** Rounding moves a field that touches an edge. */
const SLACK = 1;
const WITHOUT_TEXT = new Set<FilledField['kind']>(['CHECKBOX', 'RADIO', 'IMAGE']);

/** Why a value would not be seen whole where it should stand; null where it would. Letters that nothing prints are thrown. */
export function misfitOf(field: FilledField, page: PageInfo): 'FIELD_OUTSIDE' | 'VALUE_TOO_LONG' | null {
  const { x, y, width, height } = field.rect;
  if (Math.min(x, y) < -SLACK || x + width > page.width + SLACK || y + height > page.height + SLACK)
    return 'FIELD_OUTSIDE';
  if (typeof field.value !== 'string' || field.value === '' || WITHOUT_TEXT.has(field.kind)) return null;
  return layoutField(field, uprightIn(field.rect, page)).overflows ? 'VALUE_TOO_LONG' : null;
}
