import type { ReactNode } from 'react';
import * as styles from './empty-state.css';

export type SlotMark = 'plus' | 'search' | 'check' | 'lock' | 'offline';

const GLYPHS: Record<SlotMark, ReactNode> = {
  plus: <path d="M110 88v14M103 95h14" />,
  search: <path d="M115.500 100.500l4 4M109 102a7.500 7.500 0 1 0 0-15 7.500 7.500 0 0 0 0 15Z" />,
  check: <path d="m103.500 95.500 4.500 4.500 9-9.500" />,
  lock: <path d="M104 94.500h12v8.500h-12zM106.500 94.500V91a3.500 3.500 0 0 1 7 0v3.500" />,
  offline: <path d="M102 92a12 12 0 0 1 16 0M105.500 96.500a6.500 6.500 0 0 1 9 0M110 101.500v.01M102 86.500l16 17" />,
};

export const PaperDrawing = ({ mark, words }: { mark?: SlotMark | undefined; words?: string | undefined }) => (
  <svg width="140" height="134" viewBox="0 0 140 134" className={styles.drawing} aria-hidden>
    <path
      className={styles.back}
      d="M9.300 20.300a6 6 0 0 1 5.200-6.700L82 5.400l13.500 112-71 8.700a6 6 0 0 1-6.700-5.200Z"
    />
    <rect className={styles.paper} x="30" y="4" width="86" height="118" rx="7" />
    <path className={styles.lines} d="M43 24h38M43 38h60M43 49h60M43 60h48M43 75h38" />
    <rect className={styles.slotGround} x="84" y="69" width="52" height="52" rx="15" />
    <rect className={styles.slot} x="88" y="73" width="44" height="44" rx="11" />
    {words ? (
      <text className={styles.textBlock} x="110" y="101" textLength="30" lengthAdjust="spacingAndGlyphs">
        {words}
      </text>
    ) : (
      mark && <g className={styles.glyph}>{GLYPHS[mark]}</g>
    )}
  </svg>
);
