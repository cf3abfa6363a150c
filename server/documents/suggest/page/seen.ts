import { toDisplayRect } from '../../../../rules/page-geometry.ts';
import { fromUserSpace, type Box, type PageInfo, type Rect } from '../../geometry.ts';
import { joinWords } from './join-words.ts';
import { normaliseHeights, splitBoxes } from './level-words.ts';

export type PageContent = {
  info: PageInfo;
  words: readonly { text: string; box: Box; fontName: string }[];
  lines: readonly { box: Box; direction: 'HORIZONTAL' | 'VERTICAL' }[];
  rects: readonly { box: Box; stroked: boolean }[];
};

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
  const edges = content.rects.filter(({ stroked }) => stroked).map(({ box }) => see(box));
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

/** Converts words to display coordinates, with the heights of their characters. */
export const seenWords = ({ words, info }: Pick<PageContent, 'words' | 'info'>): SeenWord[] =>
  splitBoxes(
    joinWords(
      normaliseHeights(
        words.map(({ text, box, fontName }) => ({
          text: plainBrackets(text.normalize('NFC')),
          font: fontName,
          ...seen(box, info),
        })),
      ),
    ),
  );

/** Replaces full-width brackets with ASCII ones, the only ones that the rules know. */
const plainBrackets = (text: string): string =>
  /[（）［］〔〕]/.test(text)
    ? text
        .replaceAll(/[（〔]/g, '(')
        .replaceAll(/[）〕]/g, ')')
        .replaceAll('［', '[')
        .replaceAll('］', ']')
    : text;

const seen = (box: Box, info: PageInfo) => toDisplayRect(fromUserSpace(box, info), info);

export const right = ({ x, width }: Rect) => x + width;
export const bottom = ({ y, height }: Rect) => y + height;
export const middle = ({ y, height }: Rect) => y + height / 2;
