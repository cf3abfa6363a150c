import type { ReactNode } from 'react';
import { isTickKind } from '#rules/field-kinds.ts';
import { layoutField, tickStroke, type WrittenField } from '#rules/field-layout.ts';
import { TICKED } from '#rules/fill-field.ts';
import { printedWidth } from '#rules/character-widths.ts';
import type { Rect } from '#rules/page-geometry.ts';
import * as styles from './printed-field.css';

type PrintedFieldProps = {
  field: Omit<WrittenField, 'value'>;
  value: string;
  /** Its place on the page as it is seen, in points. */
  seen: Rect;
  /** Pixels for each point. */
  zoom: number;
  /** What a tick is called, where nothing else says it. */
  tickName?: string;
};

/** What stands in a field, drawn over its place by the rules that seal it. */
export function PrintedField({ field, value, seen, zoom, tickName }: PrintedFieldProps) {
  if (isTickKind(field.kind)) {
    if (value !== TICKED) return null;
    const stroke = tickStroke(field.kind, seen);
    const path = `M ${stroke.points.map(([x, y]) => `${x} ${seen.height - y}`).join(' L ')}`;
    return (
      <OnPage seen={seen} zoom={zoom} name={tickName}>
        <path className={styles.stroke} d={path} strokeWidth={stroke.width} />
      </OnPage>
    );
  }
  const { size, lines } = layoutField({ ...field, value }, seen, printedWidth);
  return (
    <OnPage seen={seen} zoom={zoom}>
      {lines.map(({ text, width, x, y }, index) =>
        width === 0 ? null : (
          <text
            key={index}
            className={styles.text}
            x={x}
            y={seen.height - y}
            fontSize={size}
            // However wide the font is that stands in until ours has come.
            textLength={width}
            xmlSpace="preserve"
          >
            {text}
          </text>
        ),
      )}
    </OnPage>
  );
}

type OnPageProps = { seen: Rect; zoom: number; name?: string | undefined; children: ReactNode };

/** Browsers begin a drawing at a whole pixel. It begins where its page does, so that nothing is moved from its place on it. */
const OnPage = ({ seen: { x, y }, zoom, name, children }: OnPageProps) => (
  <svg
    className={styles.drawing}
    style={{ left: -x * zoom, top: -y * zoom }}
    {...(name !== undefined && { role: 'img', 'aria-label': name })}
  >
    <g transform={`scale(${zoom}) translate(${x} ${y})`}>{children}</g>
  </svg>
);
