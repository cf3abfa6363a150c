import { LEADING, MARGIN, SIZE, measureFormText, WIDTH, type FormPage } from './form-page.ts';
import type { FormStyle } from './form.types.ts';
import { INK } from './sheet.ts';

const BOX = 9;
const OPTION_GAP = 18;

export function typesetChoice(
  page: FormPage,
  choice: { text: string; options: readonly string[]; party: number | null },
  look: FormStyle,
): void {
  page.need(LEADING);
  let x = MARGIN + page.text(`${choice.text} :`, MARGIN, page.y) + 14;
  for (const option of choice.options) {
    const width = look === 'OPEN' ? measureFormText('[   ]') : look === 'TABLE' ? measureFormText('□') : BOX;
    if (look === 'RULED') page.sheet.box(x, page.y - BOX + 1, BOX, BOX, { radius: 0, stroke: INK });
    else page.text(look === 'TABLE' ? '□' : '[   ]', x, page.y);
    page.blank(x, page.y, width, { label: option, kind: 'CHECKBOX', party: choice.party }, BOX + 3);
    x += width + 4;
    x += page.text(option, x, page.y) + OPTION_GAP;
  }
  page.y += LEADING + 2;
}

export function typesetDate(page: FormPage, look: FormStyle): void {
  page.need(LEADING * 2);
  page.y += LEADING;
  const blank = look === 'TABLE' ? '_'.repeat(6) : ' '.repeat(look === 'OPEN' ? 12 : 8);
  const text = look === 'RULED' ? `20${blank}년${blank}월${blank}일` : `${blank}년${blank}월${blank}일`;
  const width = measureFormText(text);
  const x = MARGIN + (WIDTH - width) / 2;
  page.text(text, x, page.y);
  page.blank(x, page.y, width, { label: '날짜', kind: 'DATE', party: null }, SIZE + 5);
  page.y += LEADING * 2;
}
