import type { EmbeddedFonts } from '../fonts/embedded-fonts.ts';
import { measureText } from '../fonts/glyphs.ts';
import type { PageInfo } from '../geometry.ts';
import type { DrawingResources } from './resources.ts';
import { buildLineOperators, type DrawnText } from './text.ts';
import { formatMatrixOperator, toPageBox } from './upright.ts';

const OPACITY = 0.1;
/** The share of the page's diagonal that the text takes up. */
const SHARE = 0.6;

export function buildWatermarkOperators(
  words: string,
  page: PageInfo,
  { fonts, resources }: { fonts: EmbeddedFonts; resources: DrawingResources },
  record: (drawn: DrawnText) => void,
): string {
  const { matrix, width, height } = toPageBox(page);
  const diagonal = Math.hypot(width, height);
  const size = (diagonal * SHARE) / measureText(words, 'SANS', 1);
  const [cos, sin] = [width / diagonal, height / diagonal];
  const line = { text: words, x: (-diagonal * SHARE) / 2, y: -size / 3 };
  return [
    matrix,
    formatMatrixOperator(cos, sin, -sin, cos, width / 2, height / 2),
    `/${resources.transparency(OPACITY, false)} gs 0 g`,
    buildLineOperators(fonts, line, 'SANS', size, record),
  ].join('\n');
}
