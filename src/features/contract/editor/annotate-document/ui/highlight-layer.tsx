import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { getDisplaySize, type Point, type Rect } from '#rules/page-geometry.ts';
import type { Annotation } from '@/entities/contract';
import type { DocumentPage } from '@/entities/document';
import { acquirePdf } from '@/shared/lib/pdf';
import { useMessages } from '../messages';
import { coverWords, drawRect } from '../model/cover-words';
import { makeHighlight, type Pen } from '../model/make-annotation';
import { joinRects } from '../model/join-rects';
import * as styles from './annotation-layer.css';

interface HighlightWordsProps {
  page: DocumentPage;
  zoom: number;
  pen: Pen;
  onMade: (annotation: Annotation) => void;
}

/**
 * The page's text, invisible but selectable. The selection is highlighted, and so is a rectangle that is drawn from
 * beside the words, because a scanned page has none.
 */
export function HighlightLayer({ page, zoom, pen, onMade }: HighlightWordsProps) {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [hasWords, setHasWords] = useState(false);
  const [stroke, setStroke] = useState<{ from: Point; to: Point } | null>(null);
  const { documentUrl, number } = page;
  const size = getDisplaySize(page);

  useEffect(() => {
    const container = place.current;
    if (!container || documentUrl === null) return;
    const stopped = new AbortController();
    const { opening, release } = acquirePdf(documentUrl);
    container.style.setProperty('--total-scale-factor', String(zoom));
    opening
      .then((pdf) => pdf.layText(number, container, zoom, stopped.signal))
      .then(() => setHasWords(container.querySelector('span') !== null))
      .catch(() => {
        if (!stopped.signal.aborted) setIsFailed(true);
      });
    return () => {
      stopped.abort();
      release();
      container.replaceChildren();
    };
  }, [documentUrl, number, zoom]);

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const frame = currentTarget.parentElement?.getBoundingClientRect();
    return { x: (clientX - (frame?.left ?? 0)) / zoom, y: (clientY - (frame?.top ?? 0)) / zoom };
  };
  const highlight = (rects: Rect[]) => {
    if (rects.length > 0) onMade(makeHighlight(joinRects(rects), pen, page));
  };
  const takeSelection = () => {
    const selection = document.getSelection();
    const container = place.current;
    if (!selection || selection.isCollapsed || !container) return;
    const range = selection.getRangeAt(0);
    if (!container.contains(range.commonAncestorContainer)) return;
    const rects = toPageRects(range.getClientRects(), container, zoom);
    selection.removeAllRanges();
    highlight(rects);
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = pointOf(event);
    setStroke({ from, to: from });
  };
  const release = (event: PointerEvent<HTMLDivElement>) => {
    if (!stroke) return takeSelection();
    setStroke(null);
    const words = [...event.currentTarget.querySelectorAll('span')].flatMap((word) =>
      word.firstElementChild ? [] : toPageRects(word.getClientRects(), event.currentTarget, zoom),
    );
    highlight(coverWords(drawRect(stroke.from, pointOf(event)), words));
  };
  const drawn = stroke && drawRect(stroke.from, stroke.to);

  return (
    <>
      <div
        ref={place}
        role="presentation"
        data-words
        className={[styles.textBlock, !hasWords && styles.wordless].filter(Boolean).join(' ')}
        onPointerDown={press}
        // Keeps the browser from selecting the nearest words.
        onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
        onPointerMove={(event) => stroke && setStroke({ ...stroke, to: pointOf(event) })}
        onPointerUp={release}
        onPointerCancel={() => setStroke(null)}
      />
      {drawn && (
        <svg className={styles.layer} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
          <rect {...drawn} fill={`rgb(${pen.color.join(' ')})`} fillOpacity={pen.opacity} />
        </svg>
      )}
      {isFailed && (
        <p className={styles.failed} role="alert">
          {t.noWords}
        </p>
      )}
    </>
  );
}

const toPageRects = (rects: DOMRectList, container: HTMLElement, zoom: number): Rect[] => {
  const frame = container.parentElement?.getBoundingClientRect();
  if (!frame) return [];
  return [...rects]
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ left, top, width, height }) => ({
      x: (left - frame.left) / zoom,
      y: (top - frame.top) / zoom,
      width: width / zoom,
      height: height / zoom,
    }));
};
