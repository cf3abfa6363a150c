import { getDisplaySize, type Point, type Rect } from '#rules/page-geometry.ts';
import type { Annotation } from '@/entities/contract';
import type { DocumentPage } from '@/entities/document';
import {
  getBounds,
  splitPoints,
  flattenPoints,
  fromUserSpace,
  fromUserBox,
  toUserSpace,
  toUserBox,
} from './user-space';

export type Pen = { color: [number, number, number]; opacity: number; thickness: number };

/** Points closer together than this add no visible detail. */
const STEP = 0.4;
const MAX_POINTS = 9_000;
/** The largest fraction of a page's width and height that a stamp may take. */
const STAMP_SHARE = 0.75;

const placeOf = ({ fileId, number, rotation }: DocumentPage) => ({ fileId, pageIndex: number - 1, rotation });

export const makeInk = (points: readonly Point[], pen: Pen, page: DocumentPage) => makeStrokes([points], pen, page);

export function makeStrokes(lines: readonly (readonly Point[])[], pen: Pen, page: DocumentPage): Annotation {
  const kept = lines.map(thinned);
  return {
    type: 'INK',
    ...placeOf(page),
    rect: toUserBox(getBounds(kept.flat(), pen.thickness / 2), page),
    ...pen,
    paths: kept.map((line) => flattenPoints(line.map((point) => toUserSpace(point, page)))),
  };
}

function thinned(points: readonly Point[]): Point[] {
  const kept = points.filter((point, index) => {
    const before = points[index - 1];
    return !before || index === points.length - 1 || Math.hypot(point.x - before.x, point.y - before.y) >= STEP;
  });
  const every = Math.ceil(kept.length / MAX_POINTS);
  return kept.filter((_, index) => index % every === 0);
}

/** Each rectangle covers part of a line of text. */
export function makeHighlight(rects: readonly Rect[], { color, opacity }: Pen, page: DocumentPage): Annotation {
  const quadPoints = rects.flatMap(({ x, y, width, height }) =>
    flattenPoints(
      [
        { x, y },
        { x: x + width, y },
        { x, y: y + height },
        { x: x + width, y: y + height },
      ].map((point) => toUserSpace(point, page)),
    ),
  );
  const corners = rects.flatMap(({ x, y, width, height }) => [
    { x, y },
    { x: x + width, y: y + height },
  ]);
  return { type: 'HIGHLIGHT', ...placeOf(page), rect: toUserBox(getBounds(corners), page), color, opacity, quadPoints };
}

/** Keeps the aspect ratio and limits the stamp to three quarters of the page. */
export function makeStamp(
  bitmapId: string,
  { width, height }: { width: number; height: number },
  at: Point,
  page: DocumentPage,
): Annotation {
  const size = getDisplaySize(page);
  const scale = Math.min(1, (size.width * STAMP_SHARE) / width, (size.height * STAMP_SHARE) / height);
  const [w, h] = [width * scale, height * scale];
  const x = Math.min(Math.max(0, at.x - w / 2), size.width - w);
  const y = Math.min(Math.max(0, at.y - h / 2), size.height - h);
  return { type: 'STAMP', ...placeOf(page), rect: toUserBox({ x, y, width: w, height: h }, page), bitmapId };
}

export function moveAnnotation(annotation: Annotation, dx: number, dy: number, page: DocumentPage): Annotation {
  const shift = (numbers: readonly number[]) =>
    flattenPoints(
      splitPoints(numbers).map((point) => {
        const { x, y } = fromUserSpace(point, page);
        return toUserSpace({ x: x + dx, y: y + dy }, page);
      }),
    );
  const seen = fromUserBox(annotation.rect, page);
  const rect = toUserBox({ ...seen, x: seen.x + dx, y: seen.y + dy }, page);
  if (annotation.type === 'INK') return { ...annotation, rect, paths: annotation.paths.map(shift) };
  if (annotation.type === 'HIGHLIGHT') return { ...annotation, rect, quadPoints: shift(annotation.quadPoints) };
  return { ...annotation, rect };
}

/** Resizes a stamp by its lower-right corner, keeping its aspect ratio. */
export function resizeStamp(annotation: Annotation, dx: number, page: DocumentPage): Annotation {
  if (annotation.type !== 'STAMP') return annotation;
  const seen = fromUserBox(annotation.rect, page);
  const size = getDisplaySize(page);
  const maxWidth = Math.min(
    size.width * STAMP_SHARE,
    (size.height * STAMP_SHARE * seen.width) / Math.max(1, seen.height),
  );
  const width = Math.min(Math.max(12, seen.width + dx), maxWidth);
  return { ...annotation, rect: toUserBox({ ...seen, width, height: (seen.height * width) / seen.width }, page) };
}
