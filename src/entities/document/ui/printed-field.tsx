import type { ReactNode } from 'react';
import { isTickKind } from '#rules/field-kinds.ts';
import { layoutField, createTickStroke, type FieldWithText } from '#rules/field-layout.ts';
import { TICKED_VALUE } from '#rules/fill-field.ts';
import { measurePrintedText } from '#rules/character-widths.ts';
import type { Rect } from '#rules/page-geometry.ts';
import { needsShaping } from '#rules/shaped-text.ts';
import * as styles from './printed-field.css';
import { useScriptFonts } from './use-script-fonts';

type PrintedFieldProps = {
  field: Omit<FieldWithText, 'value'>;
  value: string;
  /** The field's rectangle on the displayed page, in points. */
  seen: Rect;
  /** In pixels per point. */
  zoom: number;
  /** Names a checkmark that has no other accessible name. */
  tickName?: string;
};

/** Renders a value by the same rules as the sealed document. */
export function PrintedField({ field, value, seen, zoom, tickName }: PrintedFieldProps) {
  useScriptFonts(value);
  if (isTickKind(field.kind)) {
    if (value !== TICKED_VALUE) return null;
    const stroke = createTickStroke(field.kind, seen);
    const path = `M ${stroke.points.map(([x, y]) => `${x} ${seen.height - y}`).join(' L ')}`;
    return (
      <OnPage seen={seen} zoom={zoom} name={tickName}>
        <path className={styles.stroke} d={path} strokeWidth={stroke.width} />
      </OnPage>
    );
  }
  const { size, lines } = layoutField({ ...field, value }, seen, measurePrintedText);
  return (
    <OnPage seen={seen} zoom={zoom}>
      {lines.map(({ text, width, x, y }, index) =>
        width === 0 ? null : (
          <text
            key={index}
            className={needsShaping(text) ? styles.shapedText : styles.text}
            x={x}
            y={seen.height - y}
            fontSize={size}
            // Keeps the width independent of the fallback font until ours has loaded.
            textLength={width}
            lengthAdjust={needsShaping(text) ? 'spacingAndGlyphs' : 'spacing'}
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

/** Starts the SVG at the page's origin, because browsers align an SVG to whole pixels and would shift its content. */
const OnPage = ({ seen: { x, y }, zoom, name, children }: OnPageProps) => (
  <svg
    className={styles.drawing}
    style={{ left: -x * zoom, top: -y * zoom }}
    {...(name !== undefined && { role: 'img', 'aria-label': name })}
  >
    <g transform={`scale(${zoom}) translate(${x} ${y})`}>{children}</g>
  </svg>
);
