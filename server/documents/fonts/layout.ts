import type { Face } from './faces.ts';
import { widthOf } from './letters.ts';

export const FONT_SIZES = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 24, 30, 36, 48, 60];

export type Align = 'LEFT' | 'CENTER' | 'RIGHT';
export type TextStyle = { face: Face; size: number; align: Align; multiline: boolean };
export type Line = {
  text: string;
  /** From the left of the box. */ x: number;
  /** Of the base line, from the bottom of the box. */ y: number;
};
export type Layout = { size: number; lines: Line[]; /** Not even the smallest size holds it. */ overflows: boolean };

const LINE_HEIGHT = 1.35;
/** Half the height of a Hangul letter over the base line, in parts of the size. */
const HALF_LETTER = 0.36;
const TOP_GAP = 0.88;
const NEVER_FIRST = new Set([
  '.',
  ',',
  '!',
  '?',
  ')',
  ']',
  '}',
  '」',
  '』',
  '”',
  '’',
  '·',
  ':',
  ';',
  '%',
  '。',
  '、',
  '…',
]);

/** At the size that is asked for, or the next smaller one at which everything fits. */
export function layoutText(text: string, style: TextStyle, box: { width: number; height: number }): Layout {
  const printed = text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ');
  const sizes = FONT_SIZES.filter((size) => size <= style.size).toReversed();
  const smallest = FONT_SIZES[0] ?? style.size;
  for (const size of sizes.length > 0 ? sizes : [smallest]) {
    const lines = style.multiline ? breakLines(printed, style.face, size, box.width) : [printed.replaceAll('\n', ' ')];
    if (size > smallest && !fits(lines, style.face, size, box)) continue;
    return { size, lines: placed(lines, style, size, box), overflows: !fits(lines, style.face, size, box) };
  }
  throw new RangeError('no size to print in');
}

function fits(lines: readonly string[], face: Face, size: number, box: { width: number; height: number }) {
  const height = size * (1 + LINE_HEIGHT * (lines.length - 1));
  // A box drawn tightly around a line is meant for that line.
  if (height > box.height * 1.05 && (lines.length > 1 || size > box.height * 1.15)) return false;
  return lines.every((line) => widthOf(line, face, size) <= box.width + 0.01);
}

function placed(
  lines: readonly string[],
  style: TextStyle,
  size: number,
  box: { width: number; height: number },
): Line[] {
  const first = style.multiline ? box.height - size * TOP_GAP : box.height / 2 - size * HALF_LETTER;
  return lines.map((text, index) => {
    const room = box.width - widthOf(text, style.face, size);
    const x = style.align === 'LEFT' ? 0 : style.align === 'RIGHT' ? room : room / 2;
    return { text, x, y: first - index * size * LINE_HEIGHT };
  });
}

/** Between words where that is possible, as Korean is read best; within a word that is wider than the box. */
export function breakLines(text: string, face: Face, size: number, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/(?<= )/u)) {
      if (line && widthOf((line + word).trimEnd(), face, size) > width) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += word;
      while (widthOf(line.trimEnd(), face, size) > width && Array.from(line).length > 1) {
        const cut = cutOf(line, face, size, width);
        lines.push(line.slice(0, cut));
        line = line.slice(cut);
      }
    }
    return [...lines, line.trimEnd()];
  });
}

/** How much of the line fits, without leaving a closing mark to begin the next. */
function cutOf(line: string, face: Face, size: number, width: number): number {
  const letters = Array.from(line);
  let used = 0;
  let count = 0;
  for (const letter of letters) {
    used += widthOf(letter, face, size);
    if (used > width && count > 0) break;
    count += 1;
  }
  while (count > 1 && NEVER_FIRST.has(letters[count] ?? '')) count -= 1;
  return letters.slice(0, count).join('').length;
}
