import type { Box, PageInfo, Rect } from '../geometry.ts';
import { levelled, parted } from './level-words.ts';

/** What is read of a page, in PDF user space. */
export type PageContent = {
  info: PageInfo;
  words: readonly { text: string; box: Box; fontName: string }[];
  lines: readonly { box: Box; direction: 'HORIZONTAL' | 'VERTICAL' }[];
  rects: readonly { box: Box; stroked: boolean }[];
};

export type SeenWord = Rect & { text: string; font: string };
/** The page as a person sees it: turned upright, from its upper left, downwards. */
export type SeenPage = {
  info: PageInfo;
  words: SeenWord[];
  horizontals: Rect[];
  verticals: Rect[];
  boxes: Rect[];
};

export function seenPage(content: PageContent): SeenPage {
  const { info } = content;
  const see = (box: Box) => seen(box, info);
  const edges = content.rects.filter(({ stroked }) => stroked).map(({ box }) => see(box));
  const lines = content.lines.map(({ box }) => see(box));
  return {
    info,
    words: parted(
      levelled(
        content.words.map(({ text, box, fontName }) => ({ text: text.normalize('NFC'), font: fontName, ...see(box) })),
      ),
    ),
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
  };
}

function seen([left, bottom, right, top]: Box, { cropBox, width, height, rotation }: PageInfo): Rect {
  const [x1, x2] = [left - cropBox[0], right - cropBox[0]];
  const [y1, y2] = [bottom - cropBox[1], top - cropBox[1]];
  if (rotation === 90) return { x: y1, y: x1, width: y2 - y1, height: x2 - x1 };
  if (rotation === 180) return { x: width - x2, y: y1, width: x2 - x1, height: y2 - y1 };
  if (rotation === 270) return { x: height - y2, y: width - x2, width: y2 - y1, height: x2 - x1 };
  return { x: x1, y: height - y2, width: x2 - x1, height: y2 - y1 };
}

/** Back to a field's place: on the unrotated page. */
export function placeOf({ x, y, width: w, height: h }: Rect, { width, height, rotation }: PageInfo): Rect {
  if (rotation === 90) return { x: y, y: height - x - w, width: h, height: w };
  if (rotation === 180) return { x: width - x - w, y: height - y - h, width: w, height: h };
  if (rotation === 270) return { x: width - y - h, y: x, width: h, height: w };
  return { x, y, width: w, height: h };
}

export const right = ({ x, width }: Rect) => x + width;
export const bottom = ({ y, height }: Rect) => y + height;
export const middle = ({ y, height }: Rect) => y + height / 2;

/** How much of the smaller one lies within the other. */
export function overlap(a: Rect, b: Rect): number {
  const w = Math.min(right(a), right(b)) - Math.max(a.x, b.x);
  const h = Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y);
  if (w <= 0 || h <= 0) return 0;
  return (w * h) / Math.max(1, Math.min(a.width * a.height, b.width * b.height));
}
