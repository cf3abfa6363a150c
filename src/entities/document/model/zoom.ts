import { getDisplaySize, type PageShape } from '#rules/page-geometry.ts';

/** At zoom 1, a point on the page is a pixel on the screen. */
const MIN_ZOOM = 0.5;
const MAX_ZOOM = 4;
/** The maximum relative to the fitted zoom, which exceeds `MAX_ZOOM` on wide screens. */
const MAX_ENLARGED = 5;
const TAPPED_ENLARGED = 2.5;
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

export type ZoomFit = 'width' | 'page';

/** Limits zooming with gestures and the wheel. Fitting may go below `MIN_ZOOM`, because phones are narrow. */
export const clampZoom = (zoom: number, fit: number) =>
  Math.min(Math.max(MAX_ZOOM, fit * MAX_ENLARGED), Math.max(Math.min(MIN_ZOOM, fit), zoom));

/** A double tap zooms in, or back to the full width. */
export const getDoubleTapZoom = (zoom: number, fit: number) => (zoom > fit * 1.1 ? fit : fit * TAPPED_ENLARGED);

export const getNextZoom = (zoom: number, by: 1 | -1): number => {
  const steps = by > 0 ? STEPS.filter((step) => step > zoom + 0.01) : STEPS.filter((step) => step < zoom - 0.01);
  return (by > 0 ? steps[0] : steps.at(-1)) ?? zoom;
};

export function computeFitZoom(
  pages: readonly PageShape[],
  view: { width: number; height: number },
  fit: ZoomFit,
  padding: number,
) {
  const sizes = pages.map((page) => getDisplaySize(page));
  const widest = Math.max(1, ...sizes.map(({ width }) => width));
  const tallest = Math.max(1, ...sizes.map(({ height }) => height));
  const byWidth = (view.width - 2 * padding) / widest;
  const byHeight = (view.height - 2 * padding) / tallest;
  const zoom = fit === 'width' ? byWidth : Math.min(byWidth, byHeight);
  return Math.min(MAX_ZOOM, Math.max(0.2, zoom));
}
