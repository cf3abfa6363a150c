import { computeOverlap } from '../../../../rules/rect-overlap.ts';
import type { Rect } from '../../geometry.ts';
import { isUnitWord } from '../names/sentences.ts';
import { splitWord } from '../page/level-words.ts';
import { middle, right, type SeenPage, type SeenWord } from '../page/seen.ts';
import type { TextLine } from '../page/text-lines.ts';

/** A checkbox, with the words between it and the next checkbox on either side. */
export type Tick = {
  rect: Rect;
  before: SeenWord[];
  after: SeenWord[];
  isCertain: boolean;
  isWide: boolean;
  mayBeBullet: boolean;
  isRound: boolean;
};
export type TickLine = { line: TextLine; ticks: Tick[] };

const BOX = /^[□☐▢◻❏]$/;
const CIRCLE = /^[○◯]$/;
/** A circle joined to its option, as in ○남 ○여. */
const CIRCLED_WORD = /^\(?[○◯][가-힣]{1,8}\)?$/;
const FIRST_CIRCLE = /([○◯])/;
const SIDE = { least: 5, most: 18 };
/**
 * From `TICK_WIDTH` on, brackets are a checkbox only among known answers. From `WIDE_TICK` on, they are one only if
 * several are as wide, and from `WIDEST_TICK` on, they never are.
 */
const TICK_WIDTH = 26;
const WIDE_TICK = 40;
const WIDEST_TICK = 90;
const MIN_WIDTH = 3;
const EQUAL_WIDTH = 2;

type Token =
  | { word: SeenWord }
  | { box: Rect; isCertain: boolean; isWide?: boolean; mayBeBullet: boolean; isRound?: boolean };

/** Finds lines with checkboxes: characters (□), brackets ([  ]), circles (○) or drawn squares. */
export function findTickLines(page: SeenPage, lines: readonly TextLine[]): TickLine[] {
  const drawn = page.boxes
    .filter(isSmallSquare)
    .filter((box) => !page.words.some((word) => computeOverlap(box, word) > 0.3));
  return lines.flatMap((line) => {
    const own = drawn.filter((box) => isOn(line, box));
    const tokens = [...tokensOf(line), ...own.map((box) => ({ box, isCertain: true, mayBeBullet: false }))].toSorted(
      (a, b) => xOf(a) - xOf(b),
    );
    const ticks = ticksOf(tokens);
    return ticks.length > 0 ? [{ line, ticks }] : [];
  });
}

const isSmallSquare = ({ width, height }: Rect) =>
  width >= SIDE.least && width <= SIDE.most && Math.abs(width - height) <= 2.5;

function isOn(line: TextLine, box: Rect): boolean {
  if (middle(box) < line.y || middle(box) > line.y + line.height) return false;
  const { cell } = line;
  return cell ? box.x >= cell.x - 1 && right(box) <= right(cell) + 1 : true;
}

function tokensOf(line: TextLine): Token[] {
  const joined = line.words.filter(({ text }) => CIRCLED_WORD.test(text));
  const words = joined.length > 1 ? line.words.flatMap((word) => splitWord(word, FIRST_CIRCLE)) : line.words;
  const circles = words.filter(({ text }) => CIRCLE.test(text));
  // A single circle before other words is a bullet.
  const areCirclesBoxes = circles.length > 1 || (circles.length === 1 && words.length === 1);
  const tokens: Token[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (!word) continue;
    const { text } = word;
    const bracket = bracketAt(words, index);
    if (BOX.test(text) || text === '[]' || (areCirclesBoxes && CIRCLE.test(text)))
      tokens.push({ box: squareOf(word), isCertain: true, mayBeBullet: true, isRound: CIRCLE.test(text) });
    else if (bracket) {
      if (text.length > 1) tokens.push({ word: { ...word, text: text.slice(0, -1) } });
      tokens.push({ box: bracket.rect, isCertain: bracket.isCertain, isWide: bracket.isWide, mayBeBullet: false });
      const rest = bracket.close.text.slice(1);
      if (rest !== '') tokens.push({ word: { ...bracket.close, text: rest } });
      index += 1;
    } else tokens.push({ word });
  }
  return tokens;
}

const squareOf = ({ x, y, width, height }: SeenWord): Rect => ({
  x,
  y,
  width: Math.min(width, Math.max(height, 8)),
  height,
});

/** Finds `[   ]` or `(   )` with nothing inside. A unit after them means that they are for a number. */
function bracketAt(words: readonly SeenWord[], index: number) {
  const [open, close, behind] = words.slice(index, index + 3);
  if (!open || !close) return null;
  const isSquare = open.text.endsWith('[') && close.text.startsWith(']');
  if (!isSquare && !(open.text.endsWith('(') && close.text.startsWith(')'))) return null;
  const width = close.x - right(open);
  const isWide = width >= WIDE_TICK;
  const isOneOfSeveral = width >= TICK_WIDTH && countEqual(words, width) > 1;
  if (width < MIN_WIDTH || width >= WIDEST_TICK || (isWide && !isOneOfSeveral)) return null;
  const rest = close.text.slice(1);
  const isNear = behind !== undefined && behind.x - right(close) < open.height / 2;
  if (rest.startsWith('요일') || isUnitWord(rest) || (rest === '' && isNear && isUnitWord(behind.text))) return null;
  const margin = isSquare ? 4 : 0;
  const rect = { x: right(open) - margin, y: open.y, width: width + 2 * margin, height: open.height };
  return { rect, close, isCertain: !isWide && (width < TICK_WIDTH || isOneOfSeveral), isWide };
}

/** Counts the bracket pairs of the given width. Two or more are checkboxes rather than text blanks. */
const countEqual = (words: readonly SeenWord[], width: number): number =>
  words.filter((word, index) => {
    const next = words[index + 1];
    const isPair =
      next &&
      ((word.text.endsWith('[') && next.text.startsWith(']')) ||
        (word.text.endsWith('(') && next.text.startsWith(')')));
    return isPair && Math.abs(next.x - right(word) - width) < EQUAL_WIDTH;
  }).length;

function ticksOf(tokens: readonly Token[]): Tick[] {
  const places = tokens.flatMap((token, index) => ('box' in token ? [index] : []));
  const wordsIn = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .flatMap((token) => ('word' in token && !/^[()[\]]+$/.test(token.word.text) ? [token.word] : []));
  return places.flatMap((place, index) => {
    const token = tokens[place];
    if (!token || !('box' in token)) return [];
    const before = wordsIn((places[index - 1] ?? -1) + 1, place);
    const after = wordsIn(place + 1, places[index + 1] ?? tokens.length);
    return [
      {
        rect: token.box,
        before,
        after,
        isCertain: token.isCertain,
        isWide: token.isWide ?? false,
        mayBeBullet: token.mayBeBullet,
        isRound: token.isRound ?? false,
      },
    ];
  });
}

const xOf = (token: Token) => ('word' in token ? token.word.x : token.box.x);
