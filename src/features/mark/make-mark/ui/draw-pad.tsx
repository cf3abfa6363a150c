import { Eraser, Undo2 } from '@/shared/icons';
import { useId, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { toStrokePath } from '@/entities/mark';
import { getCoalescedPoints, usePointer } from '@/shared/lib/browser';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { useMessages } from '../messages';
import {
  beginStroke,
  extendStroke,
  canAddStroke,
  PAD_SIZE,
  STROKE_WIDTHS,
  type Stroke,
  type StrokeWidth,
} from '../model/drawing';
import * as styles from './make-mark.css';

export type InkColor = 'BLACK' | 'BLUE';
const INKS: Record<InkColor, string> = { BLACK: '#101118', BLUE: '#143399' };

/** Converts a pointer position to the pad's own coordinates. */
function place(event: { clientX: number; clientY: number }, paper: Element) {
  const { left, top, width, height } = paper.getBoundingClientRect();
  const x = ((event.clientX - left) * PAD_SIZE.width) / width;
  return [x, ((event.clientY - top) * PAD_SIZE.height) / height] as const;
}

type DrawPadProps = {
  strokes: readonly Stroke[];
  color: InkColor;
  onStrokes: (strokes: readonly Stroke[]) => void;
  onColor: (color: InkColor) => void;
  mayType?: boolean;
  aside?: ReactNode;
};

/** The current stroke has separate state, because it changes with every pointer event. */
export function DrawPad({ strokes, color, onStrokes, onColor, mayType = false, aside }: DrawPadProps) {
  const t = useMessages();
  const pointer = usePointer();
  const helpId = useId();
  const [thickness, setThickness] = useState<StrokeWidth>(5);
  const [current, setCurrent] = useState<Stroke | null>(null);
  const drawing = useRef<Stroke | null>(null);
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || drawing.current || !canAddStroke(strokes)) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = beginStroke(...place(event, event.currentTarget), thickness);
    setCurrent(drawing.current);
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!drawing.current) return;
    for (const point of getCoalescedPoints(event.nativeEvent))
      drawing.current = extendStroke(drawing.current, ...place(point, event.currentTarget));
    setCurrent(drawing.current);
  };
  const end = () => {
    if (drawing.current) onStrokes([...strokes, drawing.current]);
    drawing.current = null;
    setCurrent(null);
  };

  return (
    <div className={styles.desk}>
      <div
        className={styles.pad}
        role="img"
        aria-label={t.pad}
        aria-describedby={helpId}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <span className={styles.line} />
        <svg
          className={styles.strokes}
          viewBox={`0 0 ${PAD_SIZE.width} ${PAD_SIZE.height}`}
          preserveAspectRatio="none"
          fill="none"
          stroke={INKS[color]}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden
        >
          {[...strokes, ...(current ? [current] : [])].map((stroke, index) => (
            <path key={index} d={toStrokePath(stroke.points)} strokeWidth={stroke.width} />
          ))}
        </svg>
      </div>
      <div className={styles.padFooter}>
        <p id={helpId} className={styles.padHelp}>
          {t.padHelp[pointer]} {mayType && t.orType}
        </p>
        <IconButton label={t.undoStroke} icon={<Undo2 />} onClick={() => onStrokes(strokes.slice(0, -1))} />
        <IconButton label={t.clear} icon={<Eraser />} onClick={() => onStrokes([])} />
      </div>
      <div className={styles.tools}>
        <span className={styles.tool}>
          <span className={styles.toolLabel}>{t.thickness}</span>
          <span className={styles.choices} role="radiogroup" aria-label={t.thickness}>
            {STROKE_WIDTHS.map((width) => (
              <label
                key={width}
                className={styles.choice({ shape: 'box' })}
                data-checked={width === thickness || undefined}
              >
                <input
                  className={styles.hiddenInput}
                  type="radio"
                  name={`${helpId}-width`}
                  aria-label={String(width)}
                  checked={width === thickness}
                  onChange={() => setThickness(width)}
                />
                <span className={styles.bar} style={{ height: width }} />
              </label>
            ))}
          </span>
        </span>
        <span className={styles.tool}>
          <span className={styles.toolLabel}>{t.color}</span>
          <span className={styles.choices} role="radiogroup" aria-label={t.color}>
            {(['BLACK', 'BLUE'] as const).map((ink) => (
              <label key={ink} className={styles.choice({ shape: 'round' })} data-checked={ink === color || undefined}>
                <input
                  className={styles.hiddenInput}
                  type="radio"
                  name={`${helpId}-color`}
                  aria-label={ink === 'BLACK' ? t.black : t.blue}
                  checked={ink === color}
                  onChange={() => onColor(ink)}
                />
                <span className={styles.dot} style={{ backgroundColor: INKS[ink] }} />
              </label>
            ))}
          </span>
        </span>
        {aside && <span className={styles.trailingTool}>{aside}</span>}
      </div>
    </div>
  );
}
