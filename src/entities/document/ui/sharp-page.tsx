import { useEffect, useRef, useState } from 'react';
import { holdPdf } from '@/shared/lib/pdf';
import * as styles from './page-picture.css';

/** Zooming draws anew only when it has come to rest. */
const SETTLE_MS = 200;

interface SharpPageProps {
  documentUrl: string;
  number: number;
  pixels: number;
  onDrawn: () => void;
  onFailed: () => void;
}

/** Stays invisible over the server's picture until it is drawn. */
export function SharpPage({ documentUrl, number, pixels, onDrawn, onFailed }: SharpPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const report = useRef({ onDrawn, onFailed });
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    report.current = { onDrawn, onFailed };
  });

  useEffect(() => {
    const stopped = new AbortController();
    const timer = setTimeout(() => {
      const { opening, release } = holdPdf(documentUrl);
      stopped.signal.addEventListener('abort', release, { once: true });
      const canvas = document.createElement('canvas');
      canvas.className = styles.layer;
      opening
        .then((pdf) => pdf.drawPage(number, canvas, pixels, stopped.signal))
        .then(() => {
          if (stopped.signal.aborted) return;
          place.current?.replaceChildren(canvas);
          setIsDrawn(true);
          report.current.onDrawn();
        })
        .catch(() => {
          if (!stopped.signal.aborted) report.current.onFailed();
        });
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [documentUrl, number, pixels]);

  return <div ref={place} className={isDrawn ? styles.layer : `${styles.layer} ${styles.hidden}`} aria-hidden />;
}
