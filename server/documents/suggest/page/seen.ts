import { toDisplayRect } from '../../../../rules/page-geometry.ts';
import { fromUserSpace, type Box, type PageInfo, type Rect } from '../../geometry.ts';
import { joinWords } from './join-words.ts';
import { normaliseHeights, splitBoxes } from './level-words.ts';

export type PageContent = {
  info: PageInfo;
  words: readonly { text: string; box: Box; fontName: string }[];
  lines: readonly { box: Box; direction: 'HORIZONTAL' | 'VERTICAL' }[];
  rects: readonly { box: Box; stroked: boolean; isRounded?: boolean }[];
};

/** How much the places and sizes of the same boxes differ, as a border counts for half of its width. */
const SAME_SIZE = 2;

export type SeenWord = Rect & { text: string; font: string };
/** The page as displayed: upright, with the origin at the top left. */
export type SeenPage = {
  info: PageInfo;
  words: SeenWord[];
  horizontals: Rect[];
  verticals: Rect[];
  boxes: Rect[];
  /** Filled areas without a border. */
  fills: Rect[];
};

export function toDisplayPage(content: PageContent): SeenPage {
  const { info } = content;
  const see = (box: Box) => seen(box, info);
  const stroked = content.rects.filter((rect) => rect.stroked).map(({ box }) => box);
  const edges = [...stroked, ...tickedBoxes(content)].map(see);
  const lines = content.lines.map(({ box }) => see(box));
  return {
    info,
    words: seenWords(content),
    horizontals: [
      ...lines.filter(({ width, height }) => width >= height),
      ...edges.flatMap((box) => [
        { ...box, height: 0 },
        { ...box, y: box.y + box.height, height: 0 },
      ]),
    ],
    verticals: [
      ...lines.filter(({ width, height }) => height > width),
      ...edges.flatMap((box) => [
        { ...box, width: 0 },
        { ...box, x: box.x + box.width, width: 0 },
      ]),
    ],
    boxes: edges,
    fills: content.rects.filter(({ stroked }) => !stroked).map(({ box }) => see(box)),
  };
}

/**
 * Returns the filled squares that a browser printed for ticked boxes: an empty box of the page has their size. Each is
 * painted several times, as is an empty box before its border.
 */
function tickedBoxes({ rects }: PageContent): Box[] {
  const rounded = rects.filter(({ isRounded }) => isRounded === true);
  const empty = rounded.filter(({ stroked }) => stroked).map(({ box }) => box);
  return rounded.reduce<Box[]>((ticked, { box }) => {
    const isOne = (other: Box) => Math.hypot(box[0] - other[0], box[1] - other[1]) < SAME_SIZE;
    const isSize = (other: Box) => Math.abs(other[2] - other[0] - (box[2] - box[0])) < SAME_SIZE;
    return empty.some(isSize) && ![...empty, ...ticked].some(isOne) ? [...ticked, box] : ticked;
  }, []);
}

/** Converts words to display coordinates, with the heights of their characters. */
export const seenWords = ({ words, info }: Pick<PageContent, 'words' | 'info'>): SeenWord[] =>
  splitBoxes(
    joinWords(
      normaliseHeights(
        words.map(({ text, box, fontName }) => ({
          text: plainPunctuation(text.normalize('NFC')),
          font: fontName,
          ...seen(box, info),
        })),
      ),
    ),
  );

/** Replaces full-width brackets and colons with ASCII ones, the only ones that the rules know. */
const plainPunctuation = (text: string): string =>
  /[（）［］〔〕：]/.test(text)
    ? text
        .replaceAll(/[（〔]/g, '(')
        .replaceAll(/[）〕]/g, ')')
        .replaceAll('［', '[')
        .replaceAll('］', ']')
        .replaceAll('：', ':')
    : text;

const seen = (box: Box, info: PageInfo) => toDisplayRect(fromUserSpace(box, info), info);

export const right = ({ x, width }: Rect) => x + width;
export const bottom = ({ y, height }: Rect) => y + height;
export const middle = ({ y, height }: Rect) => y + height / 2;

/** Sorts words line by line, although those of a line differ a little in height. */
export const inReadingOrder = (a: Rect, b: Rect) => Math.round((a.y - b.y) / 6) || a.x - b.x;
