import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Rect } from '#rules/page-geometry.ts';
import { getNextZoom, useZoom, type PageColumnHandle } from '@/entities/document';
import { getReadableZoom } from './readable-zoom';

type Placed = {
  fieldId: string;
  pageIndex: number;
  /** In points on the displayed page. */
  seen: Rect;
  fontSize?: number | undefined;
};

type ReadingOptions = {
  column: RefObject<PageColumnHandle | null>;
  /** The field that the receiver was guided to. */
  current: Placed | undefined;
  isFirst: boolean;
  isPhone: boolean;
  /** True if the receiver has chosen to see everything larger. */
  isLarge: boolean;
};

/** The maximum zoom for fitting a page's width on a wide screen. */
const WIDEST = 1.25;

/** Fits the page width first, then zooms in until each field that the receiver is guided to is readable. */
export function useReadingZoom({ column, current, isFirst, isPhone, isLarge }: ReadingOptions) {
  const widest = isPhone ? Infinity : WIDEST;
  const { zoom, fitted, zoomTo, fitTo, onFitted } = useZoom('width', widest);
  const led = useRef<Placed | null>(null);
  const shownId = useRef<string | null>(null);
  /** The field to scroll to once its zoom has been applied. */
  const goal = useRef<Placed | null>(null);

  useEffect(() => {
    if (!current || shownId.current === current.fieldId) return;
    const isUnasked = shownId.current === null && isFirst;
    shownId.current = current.fieldId;
    // Stays at the top of the first page until the receiver asks for the next field.
    if (isUnasked) return;
    led.current = current;
    const now = fitted ? Math.min(column.current?.fit(fitted) ?? zoom, widest) : zoom;
    const readable = getReadableZoom(current, isPhone);
    if (now >= readable) return column.current?.reveal(current.pageIndex, current.seen);
    goal.current = current;
    zoomTo(readable);
  }, [column, current, isFirst, isPhone, fitted, widest, zoom, zoomTo]);
  const shownZoom = useRef(zoom);
  useLayoutEffect(() => {
    if (shownZoom.current === zoom) return;
    shownZoom.current = zoom;
    if (goal.current) column.current?.reveal(goal.current.pageIndex, goal.current.seen);
    goal.current = null;
  });

  useEffect(() => {
    const turned = matchMedia('(orientation: landscape)');
    const keep = () => {
      if (fitted) goal.current = led.current;
      // If the zoom stays the same, only the scroll position changes, which is known in the next frame.
      else
        requestAnimationFrame(() => {
          if (led.current) column.current?.reveal(led.current.pageIndex, led.current.seen);
        });
    };
    turned.addEventListener('change', keep);
    return () => turned.removeEventListener('change', keep);
  }, [column, fitted]);

  useEffect(() => {
    const view = column.current?.element;
    if (!view) return;
    let height = view.clientHeight;
    const observer = new ResizeObserver(() => {
      const isLower = view.clientHeight < height;
      height = view.clientHeight;
      // The bar has grown because of an error or a multiline input, and may cover the current field.
      if (isLower && led.current) column.current?.reveal(led.current.pageIndex, led.current.seen);
    });
    observer.observe(view);
    return () => observer.disconnect();
  }, [column]);

  const wasLarge = useRef(false);
  useEffect(() => {
    if (wasLarge.current === isLarge) return;
    wasLarge.current = isLarge;
    goal.current = led.current;
    if (isLarge) zoomTo(getNextZoom(Math.max(zoom, WIDEST), 1));
    else fitTo('width');
  }, [isLarge, zoom, zoomTo, fitTo]);

  return {
    zoom,
    fitted,
    onFitted,
    /** Phones never show a page narrower than the screen. */
    onZoom: (next: number) => {
      const fit = column.current?.fit('width') ?? 0;
      if (isPhone && next < fit * 1.03) fitTo('width');
      else zoomTo(next);
    },
  };
}
