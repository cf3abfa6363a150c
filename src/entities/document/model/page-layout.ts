import { getDisplaySize, type PageShape } from '#rules/page-geometry.ts';

export type PageBox = { top: number; width: number; height: number };
export type PageLayout = { boxes: readonly PageBox[]; width: number; height: number };

type Spacing = { gap: number; padding: number };

export function layOutPages(pages: readonly PageShape[], zoom: number, { gap, padding }: Spacing): PageLayout {
  let top = padding;
  const boxes = pages.map((page) => {
    const { width, height } = getDisplaySize(page);
    const box = { top, width: width * zoom, height: height * zoom };
    top += box.height + gap;
    return box;
  });
  const width = Math.max(0, ...boxes.map((box) => box.width)) + 2 * padding;
  return { boxes, width, height: boxes.length > 0 ? top - gap + padding : 2 * padding };
}

/** Returns the first visible page and the one after the last. Binary search, because a document may have 500 pages. */
export function findVisibleRange(
  { boxes }: PageLayout,
  scrollTop: number,
  height: number,
  margin = 0,
): [number, number] {
  const first = firstFrom(boxes, (box) => box.top + box.height > scrollTop - margin);
  const end = firstFrom(boxes, (box) => box.top >= scrollTop + height + margin);
  return [first, Math.max(first, end)];
}

export function findCentrePage(layout: PageLayout, scrollTop: number, height: number): number {
  const middle = scrollTop + height / 2;
  const next = firstFrom(layout.boxes, (box) => box.top > middle);
  return Math.max(0, Math.min(next - 1, layout.boxes.length - 1));
}

function firstFrom(boxes: readonly PageBox[], holds: (box: PageBox) => boolean): number {
  let low = 0;
  let high = boxes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const box = boxes[middle];
    if (box && holds(box)) high = middle;
    else low = middle + 1;
  }
  return low;
}
