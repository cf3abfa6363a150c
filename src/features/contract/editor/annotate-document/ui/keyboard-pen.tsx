import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { getDisplaySize, type Point } from '#rules/page-geometry.ts';
import type { Annotation } from '@/entities/contract';
import type { DocumentPage } from '@/entities/document';
import { visuallyHidden } from '@/shared/styles';
import { makeStrokes, type Pen } from '../model/make-annotation';
import { placePen, handlePenKey } from '../model/pen-by-keys';
import { toSvgPath } from './annotation-shape';
import * as styles from './keyboard-pen.css';

type KeyPenProps = { page: DocumentPage; zoom: number; pen: Pen; onMade: (annotation: Annotation) => void };

const CROSS = 9;

/** A crosshair that the arrow keys move over the page. It ignores the pointer. */
export function KeyboardPen({ page, zoom, pen, onMade }: KeyPenProps) {
  const size = getDisplaySize(page);
  const [own, setOwn] = useState(() => placePen({ x: size.width / 2, y: size.height / 2 }));
  const [said, setSaid] = useState('');
  const cross = useRef<SVGGElement>(null);
  const hintId = useId();
  const { at, isDown, lines } = own;
  const arm = CROSS / zoom;

  useEffect(() => {
    const isHeld = cross.current?.closest('[data-key-pen]') === document.activeElement;
    if (isHeld) cross.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const press = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const turn = handlePenKey(own, { key: event.key, shift: event.shiftKey }, size);
    if (!turn) return;
    event.preventDefault();
    // Elsewhere in the editor, Space starts panning the view.
    event.stopPropagation();
    if (turn.did === 'ended') onMade(makeStrokes(lines, pen, page));
    setOwn(turn.pen);
    setSaid(turn.did === 'moved' ? placeWords(turn.pen.at, size) : WORDS[turn.did]);
  };
  /** Keeps the unfinished drawing when focus moves away. */
  const leave = () => {
    if (lines.length > 0) onMade(makeStrokes(lines, pen, page));
    setOwn(placePen(at));
    setSaid('');
  };

  return (
    <>
      {/* With role="application", screen readers pass the arrow keys, Space and Enter through to the page. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.surface}
        data-key-pen
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={`${page.index + 1}쪽에 펜으로 그리기`}
        aria-describedby={hintId}
        onKeyDown={press}
        onBlur={leave}
      >
        <svg className={styles.drawing} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
          <g
            fill="none"
            stroke={`rgb(${pen.color.join(' ')})`}
            strokeOpacity={pen.opacity}
            strokeWidth={pen.thickness}
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            {lines.map((line, index) => (
              <path key={index} d={toSvgPath(line)} />
            ))}
          </g>
          <g ref={cross} className={styles.crosshair} strokeWidth={1.5 / zoom}>
            <path
              d={`M ${at.x - arm} ${at.y} H ${at.x + arm} M ${at.x} ${at.y - arm} V ${at.y + arm}`}
              data-at={`${at.x} ${at.y}`}
            />
            <circle className={isDown ? styles.penDown : styles.penUp} cx={at.x} cy={at.y} r={arm / 3} />
          </g>
        </svg>
        <p id={hintId} className={visuallyHidden}>
          화살표로 펜을 옮기고, 스페이스로 내리고 들어요. 엔터를 누르면 다 그린 것으로 남고, Esc를 누르면 지워요.
        </p>
      </div>
      <p className={visuallyHidden} role="status">
        {said}
      </p>
    </>
  );
}

const WORDS = {
  'put down': '펜을 내렸어요',
  lifted: '펜을 들었어요',
  ended: '그린 것을 남겼어요',
  dropped: '그리던 것을 지웠어요',
  'nothing to end': '아직 그린 것이 없어요',
};
const percent = (part: number, whole: number) => Math.round((100 * part) / whole);
const placeWords = ({ x, y }: Point, { width, height }: { width: number; height: number }) =>
  `왼쪽에서 ${percent(x, width)}%, 위에서 ${percent(y, height)}%`;
