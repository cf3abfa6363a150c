import { isTick } from '../../../rules/field-kinds.ts';
import { measureText } from '../fonts/glyphs.ts';
import type { Rect } from '../geometry.ts';
import type { FormPage } from './form-page.ts';
import type { Form, NamedBlank } from './form.types.ts';
import { INK_COLOUR } from './sheet.ts';

const BOX = 9;
const AFTER_BOX = 3;
const HEIGHT = 14;
const BELOW = 3;
const GAPS = { year: 3, month: 2, day: 2 } as const;
const UNITS = { year: '년', month: '월', day: '일' } as const;
const PARTS = ['year', 'month', 'day'] as const;

export function requireBlank({ code, blanks }: Form, id: string): NamedBlank {
  const blank = blanks[id];
  if (!blank) throw new Error(`the form ${code} has no blank ${id}`);
  return blank;
}

const isDate = ({ kind }: NamedBlank) => kind === 'DATE' || kind === 'SIGNED_DATE';
const unitWidth = (size: number) => measureText(UNITS.year, 'SERIF', size) + size * 0.4;

export function getBlankWidth(form: Form, id: string, size: number): number {
  const blank = requireBlank(form, id);
  if (isTick(blank)) return BOX + AFTER_BOX;
  if (isDate(blank)) return PARTS.reduce((sum, part) => sum + GAPS[part] * size + unitWidth(size), 0) - size * 0.4;
  return blank.characters * size;
}

export function typesetBlank(
  page: FormPage,
  form: Form,
  id: string,
  { x, y, width }: Omit<Rect, 'height'>,
  size: number,
): void {
  const blank = requireBlank(form, id);
  if (isTick(blank)) {
    page.sheet.box(x, y - BOX + 1, BOX, BOX, { radius: 0, stroke: INK_COLOUR });
    recordNamedBlank(page, form, id, { x: x - 1, y: y - BOX, width: BOX + 2, height: BOX + 2 });
  } else if (isDate(blank)) setDateBlank(page, form, id, { x, y }, size);
  else {
    page.sheet.line(x, x + width, y + BELOW, { width: 0.5, color: INK_COLOUR });
    recordNamedBlank(page, form, id, { x, y: y + BELOW - HEIGHT, width, height: HEIGHT });
  }
}

function setDateBlank(page: FormPage, form: Form, id: string, { x, y }: Pick<Rect, 'x' | 'y'>, size: number): void {
  const width = getBlankWidth(form, id, size);
  let at = x;
  const gaps = PARTS.map((part) => {
    const end = at + GAPS[part] * size;
    const gap = { start: (at - x) / width, end: (end - x) / width };
    page.sheet.line(at, end - 1, y + BELOW, { width: 0.5, color: INK_COLOUR });
    page.sheet.text(UNITS[part], end, y, { face: 'SERIF', size });
    at = end + unitWidth(size);
    return gap;
  });
  const [year, month, day] = gaps;
  if (!year || !month || !day) return;
  const rect = { x, y: y + BELOW - HEIGHT, width, height: HEIGHT };
  recordNamedBlank(page, form, id, rect, { year, month, day });
}

export function recordNamedBlank(
  page: FormPage,
  form: Form,
  id: string,
  rect: Rect,
  dateGaps?: Parameters<FormPage['place']>[1]['dateGaps'],
): void {
  const { kind, party, label } = requireBlank(form, id);
  page.place(rect, { id, kind, party, label, ...(dateGaps && { dateGaps }) });
}
