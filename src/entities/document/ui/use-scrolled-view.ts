import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { findCentrePage, findVisibleRange, type PageLayout } from '../model/page-layout';
import type { ZoomAnchor } from './use-zoom-gestures';

/** Also renders pages within this many pixels of the view, so that they are ready on scrolling. */
const MARGIN = 600;

type View = { width: number; height: number };
/**
 * Tracks the visible pages of a scrolled view. Zooming keeps the anchor point in position, or the centre without one.
 */
export function useScrolledView(
  ref: RefObject<HTMLElement | null>,
  layout: PageLayout,
  onPage: (index: number) => void,
) {
  const [view, setView] = useState<View>({ width: 0, height: 0 });
  const [range, setRange] = useState<[number, number]>([0, 0]);
  const scroll = useRef({ left: 0, top: 0 });
  const anchor = useRef<ZoomAnchor | null>(null);
  const before = useRef(layout);
  const current = useRef(-1);

  const look = () => {
    const element = ref.current;
    if (!element) return;
    scroll.current = { left: element.scrollLeft, top: element.scrollTop };
    const next = findVisibleRange(layout, element.scrollTop, element.clientHeight, MARGIN);
    setRange((held) => (held[0] === next[0] && held[1] === next[1] ? held : next));
    const page = findCentrePage(layout, element.scrollTop, element.clientHeight);
    if (page !== current.current) {
      current.current = page;
      onPage(page);
    }
  };

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setView({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    setView({ width: element.clientWidth, height: element.clientHeight });
    return () => observer.disconnect();
  }, [ref]);

  useLayoutEffect(() => {
    const element = ref.current;
    if (element && before.current !== layout)
      keepInPlace(element, before.current, layout, scroll.current, anchor.current);
    before.current = layout;
    anchor.current = null;
    look();
    // Only the layout and the view's size require an update.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [layout, view]);

  return { view, range, look, keep: (at: ZoomAnchor) => (anchor.current = at) };
}

function keepInPlace(
  element: HTMLElement,
  before: PageLayout,
  after: PageLayout,
  scroll: { left: number; top: number },
  anchor: ZoomAnchor | null,
) {
  const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
  const { point, at } = anchor ?? { point: { x: scroll.left + middle.x, y: scroll.top + middle.y }, at: middle };
  const index = findCentrePage(before, point.y - element.clientHeight / 2, element.clientHeight);
  const [from, to] = [before.boxes[index], after.boxes[index]];
  if (!from || !to || from.height === 0) return;
  element.scrollTop = to.top + ((point.y - from.top) / from.height) * to.height - at.y;
  const fromLeft = (Math.max(before.width, element.clientWidth) - from.width) / 2;
  const toLeft = (Math.max(after.width, element.clientWidth) - to.width) / 2;
  element.scrollLeft = toLeft + ((point.x - fromLeft) / from.width) * to.width - at.x;
}
