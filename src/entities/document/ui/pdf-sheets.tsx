import { useEffect, useRef, useState, type ReactNode } from 'react';
import { acquirePdf } from '@/shared/lib/pdf';
import * as styles from './pdf-sheets.css';

const MAX_PIXELS = 1600;

export interface PdfSheetsProps {
  url: string;
  pageName: (number: number) => string;
  failure: ReactNode;
}

export function PdfSheets({ url, pageName, failure }: PdfSheetsProps) {
  const [pageCount, setPageCount] = useState(1);
  const [isFailed, setIsFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const stopped = new AbortController();
    const { opening, release } = acquirePdf(url);
    const draw = async () => {
      const pdf = await opening;
      stopped.signal.throwIfAborted();
      setPageCount(pdf.pageCount);
      for (let number = 1; number <= pdf.pageCount; number += 1) {
        const width = frame.current?.clientWidth ?? 0;
        const canvas = document.createElement('canvas');
        await pdf.drawPage(number, canvas, Math.min(MAX_PIXELS, Math.round(width * devicePixelRatio)), stopped.signal);
        frame.current?.children[number - 1]?.replaceChildren(canvas);
      }
    };
    draw().catch(() => {
      if (!stopped.signal.aborted) setIsFailed(true);
    });
    return () => {
      stopped.abort();
      release();
    };
  }, [url]);

  if (isFailed) return failure;
  return (
    <div ref={frame} className={styles.sheets}>
      {Array.from({ length: pageCount }, (_, index) => (
        <div key={index} className={styles.sheet} role="img" aria-label={pageName(index + 1)} />
      ))}
    </div>
  );
}
