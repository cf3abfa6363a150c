import type { EmbeddedFonts } from '../fonts/embedded-fonts.ts';
import { measureText } from '../fonts/glyphs.ts';
import type { PageInfo } from '../geometry.ts';
import { buildLineOperators, type DrawnText } from './text.ts';
import { toPageBox } from './upright.ts';

const GREY = '0.42';
const SIZE = 7;
const FROM_BOTTOM = 14;

export function buildFooterOperators(
  footer: string,
  page: PageInfo,
  pageCount: number,
  fonts: EmbeddedFonts,
  record: (drawn: DrawnText) => void,
): string {
  const sheet = toPageBox(page);
  const text = `${footer} · ${page.number} / ${pageCount}쪽`;
  const x = (sheet.width - measureText(text, 'SANS', SIZE)) / 2;
  return `${sheet.matrix}\n${GREY} g\n${buildLineOperators(fonts, { text, x, y: FROM_BOTTOM }, 'SANS', SIZE, record)}`;
}
