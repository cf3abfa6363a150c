import { computeOverlap } from '../../../../rules/rect-overlap.ts';
import type { Rect } from '../../geometry.ts';
import { cellAround, type Cell } from './cells.ts';
import { columnOf, type Gutter } from './columns.ts';
import { isBlank } from '../names/labels.ts';
import type { SeenPage } from './seen.ts';
import { joined, type TextLine } from './text-lines.ts';

/** A heading. It ends the block of the party above it. */
export type Head = Rect & { column: number };

const MAX_HEIGHT = 36;
const MIN_HEIGHT = 8;
const MAX_LENGTH = 24;
const BEGINNING = /^(?:제\d+조|[■◆▶◎【]|\[[^\]]{3,}\]$)/;

/** Finds headings: words on a dark or coloured strip, and lines such as ■ 결제 정보 and [개인정보 수집·이용]. */
export function findHeads(page: SeenPage, lines: readonly TextLine[], cells: readonly Cell[], gutter: Gutter | null) {
  const strips = page.fills.filter(
    (fill) => fill.height >= MIN_HEIGHT && fill.height <= MAX_HEIGHT && !cellAround(fill, cells),
  );
  return lines.flatMap((line): Head[] => {
    if (line.cell || line.words.some(({ text }) => isBlank(text))) return [];
    const text = joined(line.words);
    const isHead =
      (text.length <= MAX_LENGTH && BEGINNING.test(text)) ||
      strips.some((strip) => line.words.every((word) => computeOverlap(word, strip) > 0.8));
    return isHead
      ? [{ x: line.x, y: line.y, width: line.width, height: line.height, column: columnOf(line, gutter) }]
      : [];
  });
}
