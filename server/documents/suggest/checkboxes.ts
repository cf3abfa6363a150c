import type { Rect } from '../geometry.ts';
import { tickBrackets } from './brackets.ts';
import { cleaned } from './labels.ts';
import type { Found } from './found.ts';
import { middle, overlap, right, type SeenPage, type SeenWord } from './seen.ts';
import { joined, type TextLine } from './text-lines.ts';

const EMPTY_BOX = /^[□☐▢◻❏]/;
const SIDE = { least: 5, most: 18 };
const ASKS = /동의|확인|신청|희망|함$|다\.?$|agree|accept|yes|no\b/i;

/** Finds checkboxes that are characters (□), brackets ([  ]) or drawn squares. */
export function findCheckboxes(page: SeenPage, lines: readonly TextLine[]): Found[] {
  const printed = lines.flatMap((line) => printedBoxes(line, lines));
  const drawn = page.boxes.filter(isSmallSquare).filter((box) => !page.words.some((word) => overlap(box, word) > 0.3));
  return [...printed, ...drawn.map((box) => boxAt(box, wordAfter(box, lines)))];
}

function printedBoxes(line: TextLine, lines: readonly TextLine[]): Found[] {
  const { words } = line;
  const ticks = tickBrackets(line).map(({ rect, option }) => boxAt(rect, option));
  const boxes = words.flatMap((word, index) => {
    const next = words[index + 1];
    if (EMPTY_BOX.test(word.text)) {
      const side = Math.min(word.height, word.width);
      const rect = { x: word.x, y: word.y, width: side, height: word.height };
      return isBullet(line, lines) ? [] : [boxAt(rect, word.text.slice(1) || (next?.text ?? ''))];
    }
    if (/^\[\]$/.test(word.text)) return [boxAt(word, next?.text ?? '')];
    return [];
  });
  return [...ticks, ...boxes];
}

/** Whether a □ only marks a heading: it is the only one on its line, with no other box above or below it. */
function isBullet(line: TextLine, lines: readonly TextLine[]): boolean {
  const above = lines.find(({ below }) => below === line.words)?.words ?? [];
  const boxes = [...line.words, ...line.below, ...above].filter(({ text }) => EMPTY_BOX.test(text));
  return boxes.length === 1 && boxes[0] === line.words[0] && line.words.length > 2 && !ASKS.test(joined(line.words));
}

const isSmallSquare = ({ width, height }: Rect) =>
  width >= SIDE.least && width <= SIDE.most && Math.abs(width - height) <= 2.5;

function wordAfter(box: Rect, lines: readonly TextLine[]): string {
  const line = lines.find(({ y, height }) => middle(box) >= y && middle(box) <= y + height);
  return line?.words.find((word: SeenWord) => word.x >= right(box) - 1 && word.x - right(box) < 24)?.text ?? '';
}

const boxAt = (rect: Rect, option: string): Found => ({
  rect: { x: rect.x, y: rect.y, width: rect.width, height: rect.height },
  kind: 'CHECKBOX',
  name: cleaned(option) || '체크',
  words: option,
  confidence: 0.85,
  partyWord: null,
  isPartys: false,
});
