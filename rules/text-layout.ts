import { splitGraphemes } from './graphemes.ts';
import { needsShaping } from './shaped-text.ts';
import { splitWords } from './words.ts';

export const FONT_SIZES = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 24, 30, 36, 48, 60];

export type TextAlign = 'LEFT' | 'CENTER' | 'RIGHT';
export type TextStyle = { size: number; align: TextAlign; multiline: boolean };
/** Returns the width of text in points, in the font in which it will be printed. */
export type MeasureText = (text: string, size: number) => number;
export type TextLine = {
  text: string;
  width: number;
  x: number;
  /** The height of the baseline above the bottom of the box. */ y: number;
};
export type TextLayout = {
  size: number;
  lines: TextLine[];
  /** True if the text doesn't fit even in the smallest size. */ overflows: boolean;
};

const LINE_HEIGHT = 1.35;
/** The distance from the baseline to the middle of a Hangul syllable, as a fraction of the font size. */
const HALF_SYLLABLE = 0.36;
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

type Room = { width: number; height: number };

/**
 * Lays out text in the given size or, if it doesn't fit, the largest smaller size that does. Screens and the sealed
 * file share this layout.
 */
export function layoutText(text: string, style: TextStyle, box: Room, widthOf: MeasureText): TextLayout {
  const printed = text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ');
  const sizes = FONT_SIZES.filter((size) => size <= style.size).toReversed();
  const smallest = FONT_SIZES[0] ?? style.size;
  for (const size of sizes.length > 0 ? sizes : [smallest]) {
    const lines = style.multiline ? breakLines(printed, size, box.width, widthOf) : [printed.replaceAll('\n', ' ')];
    const overflows = !fits(lines, size, box, widthOf);
    if (overflows && size > smallest) continue;
    return { size, lines: placed(lines, style, size, box, widthOf), overflows };
  }
  throw new RangeError('no size to print in');
}

function fits(lines: readonly string[], size: number, box: Room, widthOf: MeasureText) {
  const height = size * (1 + LINE_HEIGHT * (lines.length - 1));
  // Accepts a single line even in a box drawn tightly around it.
  if (height > box.height * 1.05 && (lines.length > 1 || size > box.height * 1.15)) return false;
  return lines.every((line) => widthOf(line, size) <= box.width + 0.01);
}

function placed(lines: readonly string[], style: TextStyle, size: number, box: Room, widthOf: MeasureText): TextLine[] {
  const first = style.multiline ? box.height - size * TOP_GAP : box.height / 2 - size * HALF_SYLLABLE;
  return lines.map((text, index) => {
    const width = widthOf(text, size);
    const room = box.width - width;
    const x = style.align === 'LEFT' ? 0 : style.align === 'RIGHT' ? room : room / 2;
    return { text, width, x, y: first - index * size * LINE_HEIGHT };
  });
}

/** Breaks lines between words, as Korean readers prefer. Only breaks a word that is wider than the box. */
export function breakLines(text: string, size: number, width: number, widthOf: MeasureText): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of splitWords(paragraph)) {
      if (line && widthOf((line + word).trimEnd(), size) > width) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += word;
      while (widthOf(line.trimEnd(), size) > width && Array.from(line).length > 1) {
        const cut = findLineEnd(line, size, width, widthOf);
        if (cut === line.length) break;
        lines.push(line.slice(0, cut));
        line = line.slice(cut);
      }
    }
    return [...lines, line.trimEnd()];
  });
}

/**
 * Returns how many characters fit on the line, minus any that must move down because the next line can't start with
 * closing punctuation.
 */
function findLineEnd(line: string, size: number, width: number, widthOf: MeasureText): number {
  const characters = needsShaping(line) ? splitGraphemes(line) : Array.from(line);
  let used = 0;
  let count = 0;
  for (const character of characters) {
    used += widthOf(character, size);
    if (used > width && count > 0) break;
    count += 1;
  }
  while (count > 1 && NEVER_FIRST.has(characters[count] ?? '')) count -= 1;
  return characters.slice(0, count).join('').length;
}
