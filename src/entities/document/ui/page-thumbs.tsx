import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { getDisplaySize } from '#rules/page-geometry.ts';
import type { DocumentPage } from '../model/document-page';
import { findVisibleRange, type PageLayout } from '../model/page-layout';
import * as styles from './page-thumbs.css';

const WIDTH = 138;
const LABEL = 26;
const GAP = 20;
const PADDING = 6;
const MARGIN = 400;

export interface PageThumbsProps {
  pages: readonly DocumentPage[];
  current: number;
  onGo: (index: number) => void;
  note?: (page: DocumentPage) => string;
  /** Renders markers over a thumbnail. `scale` is in pixels per point. */
  renderMarks?: (page: DocumentPage, scale: number) => ReactNode;
}

/** The up and down keys move between thumbnails, and Enter goes to the page. */
export function PageThumbs({ pages, current, onGo, note, renderMarks }: PageThumbsProps) {
  const scroller = useRef<HTMLElement>(null);
  const layout = useMemo(() => layOutThumbs(pages), [pages]);
  const [range, setRange] = useState<[number, number]>([0, 8]);

  const look = () => {
    const element = scroller.current;
    if (!element) return;
    const next = findVisibleRange(layout, element.scrollTop, element.clientHeight, MARGIN);
    setRange((held) => (held[0] === next[0] && held[1] === next[1] ? held : next));
  };
  const reveal = (index: number) => {
    const [element, box] = [scroller.current, layout.boxes[index]];
    if (!element || !box) return;
    const isAbove = box.top < element.scrollTop;
    const isBelow = box.top + box.height > element.scrollTop + element.clientHeight;
    if (isAbove || isBelow) element.scrollTop = box.top - (element.clientHeight - box.height) / 2;
  };

  useLayoutEffect(() => {
    reveal(current);
    look();
    // Scrolls only when the current page changes, so that manual scrolling isn't undone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [current, layout]);

  const move = (event: KeyboardEvent, index: number) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    reveal(index + by);
    scroller.current?.querySelector<HTMLElement>(`[data-thumb="${index + by}"]`)?.focus();
  };

  return (
    <nav ref={scroller} className={styles.list} aria-label="쪽" onScroll={look}>
      <div className={styles.sheet} style={{ height: layout.height }}>
        {pages.slice(...range).map((page) => {
          const box = layout.boxes[page.index];
          if (!box) return null;
          const words = note?.(page);
          return (
            <div key={page.key} className={styles.row} style={{ top: box.top }}>
              <button
                type="button"
                className={styles.thumb}
                data-thumb={page.index}
                aria-current={page.index === current ? 'page' : undefined}
                aria-label={[`${page.index + 1}쪽`, words].filter(Boolean).join(', ')}
                tabIndex={page.index === current ? 0 : -1}
                onClick={() => onGo(page.index)}
                onKeyDown={(event) => move(event, page.index)}
              >
                <span className={styles.picture} style={{ width: box.width, height: box.height - LABEL }}>
                  <img
                    key={page.imageUrl}
                    className={styles.image}
                    src={page.imageUrl}
                    alt=""
                    draggable={false}
                    // Hides the browser's broken-image icon. The page itself reports the error.
                    onError={({ currentTarget }) => (currentTarget.hidden = true)}
                  />
                  {renderMarks?.(page, box.width / getDisplaySize(page).width)}
                </span>
                <span className={styles.label}>
                  <span className={styles.number}>{page.index + 1}</span>
                  {words}
                </span>
              </button>
            </div>
          );
        })}
      </div>
    </nav>
  );
}

function layOutThumbs(pages: readonly DocumentPage[]): PageLayout {
  let top = PADDING;
  const boxes = pages.map((page) => {
    const { width, height } = getDisplaySize(page);
    const box = { top, width: WIDTH, height: Math.min(260, (WIDTH * height) / width) + LABEL };
    top += box.height + GAP;
    return box;
  });
  return { boxes, width: WIDTH, height: top };
}
