import { useImperativeHandle, useLayoutEffect, useMemo, useRef, type ReactNode, type Ref } from 'react';
import type { Point, Rect } from '#rules/page-geometry.ts';
import { useMessages } from '../model/messages';
import type { DocumentPage } from '../model/document-page';
import { layOutPages, findCentrePage } from '../model/page-layout';
import { clampZoom, computeFitZoom, getDoubleTapZoom, type ZoomFit } from '../model/zoom';
import * as styles from './page-column.css';
import { PagePicture } from './page-picture';
import { PageText, usePageTexts } from './page-text';
import { useScrolledView } from './use-scrolled-view';
import { usePreloadedPdf } from './use-preloaded-pdf';
import { useZoomGestures, type ZoomAnchor } from './use-zoom-gestures';

export interface PageColumnHandle {
  goTo: (index: number) => void;
  /** Scrolls to a rectangle unless it is already visible. */
  reveal: (index: number, seen: Rect) => void;
  /** The centre of the view, in points on the displayed page. */
  middle: () => { index: number; point: Point } | null;
  /** Converts a position in the window to points on the displayed page. Returns null outside the pages. */
  pageAt: (client: Point) => { index: number; point: Point } | null;
  fit: (fit: ZoomFit) => number;
  element: HTMLElement | null;
}

export interface PageColumnProps {
  pages: readonly DocumentPage[];
  zoom: number;
  onZoom: (zoom: number) => void;
  onPage: (index: number) => void;
  onStale: () => void;
  /** Keeps the zoom fitted when the view is resized. */
  fitted?: ZoomFit | null;
  onFitted?: (zoom: number) => void;
  /** For reading rather than editing: double taps zoom, and the code that draws sharp pages is preloaded. */
  isRead?: boolean;
  padding?: number;
  gap?: number;
  label?: string;
  /** Renders content over each page, in page pixels. */
  children?: (page: DocumentPage) => ReactNode;
  ref?: Ref<PageColumnHandle>;
}

export function PageColumn(props: PageColumnProps) {
  const { pages, zoom, onZoom, onPage, onStale, fitted = null, onFitted, padding = 24, gap = 20, ref } = props;
  const t = useMessages();
  const texts = usePageTexts();
  const label = props.label ?? t.document;
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layOutPages(pages, zoom, { gap, padding }), [pages, zoom, gap, padding]);
  const { view, range, look, keep } = useScrolledView(scroller, layout, onPage);
  const byWidth = () => computeFitZoom(pages, view, 'width', padding);
  const zoomAround = (next: number, anchor: ZoomAnchor) => {
    keep(anchor);
    onZoom(next);
  };
  useZoomGestures(scroller, {
    zoom,
    clamp: (next) => clampZoom(next, byWidth()),
    onZoom: zoomAround,
    onDoubleTap: props.isRead ? (anchor) => zoomAround(getDoubleTapZoom(zoom, byWidth()), anchor) : null,
  });
  const warm = usePreloadedPdf(props.isRead ? (pages[0]?.documentUrl ?? null) : null);

  useLayoutEffect(() => {
    if (!fitted || view.width === 0 || pages.length === 0) return;
    const next = computeFitZoom(pages, view, fitted, padding);
    if (Math.abs(next - zoom) > 0.001) onFitted?.(next);
  }, [fitted, view, pages, padding, zoom, onFitted]);

  useImperativeHandle(ref, () => {
    const leftOf = (width: number) => (Math.max(layout.width, scroller.current?.clientWidth ?? 0) - width) / 2;
    return {
      goTo: (index) => {
        const box = layout.boxes[index];
        if (box) scroller.current?.scrollTo({ top: box.top - padding });
      },
      reveal: (index, seen) => {
        const [element, box] = [scroller.current, layout.boxes[index]];
        if (!element || !box) return;
        const top = box.top + seen.y * zoom;
        const left = leftOf(box.width) + seen.x * zoom;
        const [right, bottom] = [left + seen.width * zoom, top + seen.height * zoom];
        if (top < element.scrollTop + 8 || bottom > element.scrollTop + element.clientHeight - 8) {
          element.scrollTop = top - (element.clientHeight - seen.height * zoom) / 2;
        }
        if (left < element.scrollLeft || right > element.scrollLeft + element.clientWidth) {
          // Shows as much as possible to the rectangle's left, where a field's question usually is.
          element.scrollLeft = Math.min(left - REVEALED_MARGIN, right + REVEALED_MARGIN - element.clientWidth);
        }
      },
      middle: () => {
        const element = scroller.current;
        const index = element ? findCentrePage(layout, element.scrollTop, element.clientHeight) : -1;
        const box = layout.boxes[index];
        if (!element || !box) return null;
        const y = (element.scrollTop + element.clientHeight / 2 - box.top) / zoom;
        const x = (element.scrollLeft + element.clientWidth / 2 - leftOf(box.width)) / zoom;
        return { index, point: { x: within(x, box.width / zoom), y: within(y, box.height / zoom) } };
      },
      pageAt: ({ x, y }) => {
        const element = scroller.current;
        if (!element) return null;
        const frame = element.getBoundingClientRect();
        const down = y - frame.top + element.scrollTop;
        const index = layout.boxes.findIndex((box) => down >= box.top && down <= box.top + box.height);
        const box = layout.boxes[index];
        const across = box ? x - frame.left + element.scrollLeft - leftOf(box.width) : -1;
        if (!box || across < 0 || across > box.width) return null;
        return { index, point: { x: across / zoom, y: (down - box.top) / zoom } };
      },
      fit: (fit) => {
        const { clientWidth: width = 0, clientHeight: height = 0 } = scroller.current ?? {};
        return computeFitZoom(pages, { width, height }, fit, padding);
      },
      get element() {
        return scroller.current;
      },
    };
  }, [layout, pages, padding, zoom]);

  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={scroller} className={styles.view} role="region" aria-label={label} tabIndex={0} onScroll={look}>
      <div className={styles.sheet} style={{ width: layout.width, height: layout.height }}>
        {pages.slice(...range).map((page) => {
          const box = layout.boxes[page.index];
          if (!box) return null;
          const { top, width, height } = box;
          const left = `calc(50% - ${width / 2}px)`;
          return (
            <div key={page.key} className={styles.page} style={{ top, left, width, height }} data-page={page.index}>
              <PagePicture
                page={page}
                width={width}
                onStale={onStale}
                onSettled={() => {
                  texts?.begin();
                  warm();
                }}
              />
              <PageText page={page} />
              {props.children?.(page)}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The distance between a rectangle and the edge of the view after scrolling to it. */
const REVEALED_MARGIN = 16;

const within = (value: number, end: number) => Math.min(end, Math.max(0, value));
