import { LINE_HEIGHT, PAGE_MARGIN, TEXT_SIZE, measureFormText, CONTENT_WIDTH, type FormPage } from './form-page.ts';
import type { FormStyle } from './form.types.ts';
import { INK_COLOUR } from './sheet.ts';

const BOX = 9;
const OPTION_GAP = 18;

export function typesetChoice(
  page: FormPage,
  choice: { text: string; options: readonly string[]; party: number | null },
  look: FormStyle,
): void {
  page.need(LINE_HEIGHT);
  let x = PAGE_MARGIN + page.text(`${choice.text} :`, PAGE_MARGIN, page.y) + 14;
  for (const option of choice.options) {
    const width = look === 'OPEN' ? measureFormText('[   ]') : look === 'TABLE' ? measureFormText('□') : BOX;
    if (look === 'RULED') page.sheet.box(x, page.y - BOX + 1, BOX, BOX, { radius: 0, stroke: INK_COLOUR });
    else page.text(look === 'TABLE' ? '□' : '[   ]', x, page.y);
    page.blank(x, page.y, width, { label: option, kind: 'CHECKBOX', party: choice.party }, BOX + 3);
    x += width + 4;
    x += page.text(option, x, page.y) + OPTION_GAP;
  }
  page.y += LINE_HEIGHT + 2;
}

export function typesetDate(page: FormPage, look: FormStyle): void {
  page.need(LINE_HEIGHT * 2);
  page.y += LINE_HEIGHT;
  const blank = look === 'TABLE' ? '_'.repeat(6) : ' '.repeat(look === 'OPEN' ? 12 : 8);
  const text = look === 'RULED' ? `20${blank}년${blank}월${blank}일` : `${blank}년${blank}월${blank}일`;
  const width = measureFormText(text);
  const x = PAGE_MARGIN + (CONTENT_WIDTH - width) / 2;
  page.text(text, x, page.y);
  page.blank(x, page.y, width, { label: '날짜', kind: 'DATE', party: null }, TEXT_SIZE + 5);
  page.y += LINE_HEIGHT * 2;
}
