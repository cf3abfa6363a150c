import { useEffect, useRef } from 'react';
import { acquirePdf } from '@/shared/lib/pdf';
import { runWhenIdle } from '../model/when-idle';

/**
 * Opens the PDF early, once the first page is visible and the browser idle, so that zooming in only waits for the
 * drawing.
 */
export function usePreloadedPdf(url: string | null) {
  const held = useRef<{ release: () => void } | null>(null);
  const wanted = useRef(url);
  useEffect(() => {
    wanted.current = url;
    return () => {
      wanted.current = null;
      held.current?.release();
      held.current = null;
    };
  }, [url]);
  return () => {
    if (held.current || wanted.current === null) return;
    runWhenIdle(() => {
      const { current } = wanted;
      if (!held.current && current !== null) held.current = acquirePdf(current);
    });
  };
}
