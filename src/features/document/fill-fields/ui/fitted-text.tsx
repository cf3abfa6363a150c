import { useLayoutEffect, useRef } from 'react';
import * as styles from './fill.css';

type FittedTextProps = {
  text: string;
  isLines: boolean;
  /** In points, as the sender wished. */
  size: number;
  /** Pixels for each point. */
  zoom: number;
  height: number;
};

const SMALLEST_POINTS = 4;

/**
 * At the size that is wished for, or the next smaller one at which all of it can be read: so it is sealed, too.
 * Another text or width wants another one (`key`): it is measured once.
 */
export function FittedText({ text, isLines, size, zoom, height }: FittedTextProps) {
  const span = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = span.current;
    if (!element) return;
    const isTooLarge = () =>
      element.scrollWidth > element.clientWidth || (isLines && element.scrollHeight > element.clientHeight);
    const fit = () => {
      let points = size;
      element.style.overflow = '';
      do {
        element.style.fontSize = `${isLines ? points * zoom : Math.min(points * zoom, height)}px`;
        points -= 1;
      } while (points >= SMALLEST_POINTS && isTooLarge());
      // Sealed it runs over the edge as well: nobody is shown less than he signs.
      element.style.overflow = isTooLarge() ? 'visible' : '';
    };
    fit();
    // Hangul comes in slices, each when it is first needed, and is wider than what stood in for it.
    if (!('fonts' in document)) return;
    document.fonts.addEventListener('loadingdone', fit);
    return () => document.fonts.removeEventListener('loadingdone', fit);
  }, [isLines, size, zoom, height]);
  return (
    <span ref={span} className={isLines ? styles.lines : styles.words}>
      {text}
    </span>
  );
}
