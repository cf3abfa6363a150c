import { useEffect, useRef, useState } from 'react';
import type { Annotation } from '@/entities/contract';
import type { DocumentPage } from '@/entities/document';
import { acquirePdf } from '@/shared/lib/pdf';
import { useMessages } from '../messages';
import { makeHighlight, type Pen } from '../model/make-annotation';
import { joinRects } from '../model/join-rects';
import * as styles from './annotation-layer.css';

interface HighlightWordsProps {
  page: DocumentPage;
  zoom: number;
  pen: Pen;
  onMade: (annotation: Annotation) => void;
}

/** The page's text, invisible but selectable. The selection is highlighted. */
export function HighlightLayer({ page, zoom, pen, onMade }: HighlightWordsProps) {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const [isFailed, setIsFailed] = useState(false);
  const { documentUrl, number } = page;

  useEffect(() => {
    const container = place.current;
    if (!container || documentUrl === null) return;
    const stopped = new AbortController();
    const { opening, release } = acquirePdf(documentUrl);
    container.style.setProperty('--total-scale-factor', String(zoom));
    opening
      .then((pdf) => pdf.layText(number, container, zoom, stopped.signal))
      .catch(() => {
        if (!stopped.signal.aborted) setIsFailed(true);
      });
    return () => {
      stopped.abort();
      release();
      container.replaceChildren();
    };
  }, [documentUrl, number, zoom]);

  const take = () => {
    const selection = document.getSelection();
    const container = place.current;
    if (!selection || selection.isCollapsed || !container) return;
    const frame = container.parentElement?.getBoundingClientRect();
    const range = selection.getRangeAt(0);
    if (!frame || !container.contains(range.commonAncestorContainer)) return;
    const rects = [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, top, width, height }) => ({
        x: (left - frame.left) / zoom,
        y: (top - frame.top) / zoom,
        width: width / zoom,
        height: height / zoom,
      }));
    selection.removeAllRanges();
    if (rects.length > 0) onMade(makeHighlight(joinRects(rects), pen, page));
  };

  return (
    <>
      <div ref={place} className={styles.textBlock} onPointerUp={take} />
      {isFailed && (
        <p className={styles.failed} role="alert">
          {t.noWords}
        </p>
      )}
    </>
  );
}
