export type VisiblePart = { x: number; y: number; width: number; height: number };

/** A margin around the visible part, as a fraction of the view, within which scrolling doesn't redraw the page. */
const AROUND = 0.2;

export function findVisiblePart(
  page: { left: number; top: number; width: number; height: number },
  view: { width: number; height: number },
): { exact: VisiblePart; around: VisiblePart } | null {
  const within = (margin: number): VisiblePart => {
    const left = Math.max(0, -page.left - view.width * margin);
    const top = Math.max(0, -page.top - view.height * margin);
    const right = Math.min(page.width, view.width * (1 + margin) - page.left);
    const bottom = Math.min(page.height, view.height * (1 + margin) - page.top);
    return { x: left, y: top, width: right - left, height: bottom - top };
  };
  const exact = within(0);
  return exact.width <= 0 || exact.height <= 0 ? null : { exact, around: within(AROUND) };
}

/** Ignores differences of up to half a pixel, which are invisible. */
export const containsPart = (outer: VisiblePart, inner: VisiblePart) =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;
