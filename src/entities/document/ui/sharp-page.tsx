import { useEffect, useRef, useState } from 'react';
import { acquirePdf } from '@/shared/lib/pdf';
import { containsPart, findVisiblePart, type VisiblePart } from '../model/seen-part';
import * as styles from './page-picture.css';

/** The pause in zooming and scrolling after which the page is redrawn. */
const SETTLE_MS = 120;
/** The largest canvas that phones still draw, in pixels. */
const MAX_PIXELS = 10_000_000;

interface SharpPageProps {
  documentUrl: string;
  number: number;
  /** In CSS pixels. */
  width: number;
  /** Device pixels per CSS pixel. */
  ratio: number;
  onDrawn: () => void;
  onFailed: () => void;
}

/** Draws the visible part of a page with a small margin at the screen's resolution, over the server's picture. */
export function SharpPage({ documentUrl, number, width, ratio, onDrawn, onFailed }: SharpPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const report = useRef({ onDrawn, onFailed });
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    report.current = { onDrawn, onFailed };
  });

  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const { opening, release } = acquirePdf(documentUrl);
    let drawn: VisiblePart | null = null;
    let drawing = new AbortController();

    const draw = async (layer: HTMLElement, part: VisiblePart, given: AbortSignal) => {
      const pdf = await opening;
      given.throwIfAborted();
      const fine = Math.min(ratio, Math.sqrt(MAX_PIXELS / (part.width * part.height)));
      const canvas = document.createElement('canvas');
      canvas.className = styles.part;
      await pdf.drawPage(number, canvas, width * fine, given, scaled(part, fine));
      given.throwIfAborted();
      const { clientWidth, clientHeight } = layer;
      Object.assign(canvas.style, {
        left: `${(part.x / clientWidth) * 100}%`,
        top: `${(part.y / clientHeight) * 100}%`,
        width: `${(part.width / clientWidth) * 100}%`,
        height: `${(part.height / clientHeight) * 100}%`,
      });
      layer.replaceChildren(canvas);
      drawn = part;
      setIsDrawn(true);
      report.current.onDrawn();
    };
    const look = () => {
      const layer = place.current;
      const seen = layer && findVisiblePart(layer.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
      if (!layer || !seen || (drawn && containsPart(drawn, seen.exact))) return;
      drawing.abort();
      const { signal: given } = (drawing = new AbortController());
      draw(layer, seen.around, given).catch(() => {
        if (!given.aborted) report.current.onFailed();
      });
    };
    let timer = setTimeout(look, SETTLE_MS);
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLE_MS);
    };
    document.addEventListener('scroll', lookSoon, { capture: true, passive: true, signal });
    window.addEventListener('resize', lookSoon, { signal });
    return () => {
      clearTimeout(timer);
      stopped.abort();
      drawing.abort();
      release();
    };
  }, [documentUrl, number, width, ratio]);

  return <div ref={place} className={isDrawn ? styles.layer : `${styles.layer} ${styles.hidden}`} aria-hidden />;
}

const scaled = ({ x, y, width, height }: VisiblePart, by: number): VisiblePart => ({
  x: Math.floor(x * by),
  y: Math.floor(y * by),
  width: Math.ceil(width * by),
  height: Math.ceil(height * by),
});
