import type { ReactNode } from 'react';
import { isMark, type FillField } from '#rules/fill-field.ts';
import type { ResolvedField } from '#rules/resolve-fields.ts';
import { PrintedField } from '@/entities/document';
import { useMessages } from '../messages';
import { findFieldAt } from './field-at';
import { FieldIcon } from './field-icon';
import * as styles from './fill.css';

type Box = { x: number; y: number; width: number; height: number };
type PlacedField = FillField & { fontSize?: number | undefined; align?: 'LEFT' | 'CENTER' | 'RIGHT' | undefined };

type FillBoxProps = {
  resolved: ResolvedField<PlacedField>;
  /** The position and size on the page in pixels. */
  box: Box;
  /** In pixels per point. */
  zoom: number;
  isCurrent: boolean;
  /** True if the field's error is shown. */
  isSaid: boolean;
  onFocus: (fieldId: string) => void;
  /** The content of mark and file fields beyond text. */
  children?: ReactNode;
};

/** The smallest box that shows the field's name. */
const NAMED = { width: 46, height: 15 };

/** The receiver's own fields also show whether they need attention. */
export function FillBox({ resolved, box, zoom, isCurrent, isSaid, onFocus, children }: FillBoxProps) {
  const t = useMessages();
  const { field, isShown, isAsked, isRequired, value, problem } = resolved;
  if (!isShown) return null;
  const style = { left: box.x, top: box.y, width: box.width, height: box.height };
  const content = children ?? <Content field={field} value={value} box={box} zoom={zoom} />;
  if (!isAsked) {
    return (
      <span className={styles.box({ state: 'given' })} style={style}>
        {content}
      </span>
    );
  }
  const isWrong = isSaid && problem !== null;
  /** One selected button completes a required radio group. */
  const isDone = isAccepted(resolved) || (field.kind === 'RADIO' && isRequired && problem === null);
  const condition = isAccepted(resolved) ? t.filled : field.required ? t.required : t.empty;
  const state = isWrong ? 'wrong' : isCurrent ? 'now' : isDone ? 'done' : 'todo';
  const isNamed = !value && box.width >= NAMED.width && box.height >= NAMED.height;
  const words = field.kind === 'SIGNATURE' ? t.signHere : field.kind === 'SEAL' ? t.stampHere : field.name;
  return (
    <button
      type="button"
      className={styles.box({ state })}
      style={style}
      aria-label={[field.name, isWrong && value ? t.problem(field, problem) : condition].join(', ')}
      aria-current={isCurrent ? 'step' : undefined}
      data-field={field.fieldId}
      onClick={(event) => onFocus(findFieldAt(event) ?? field.fieldId)}
    >
      {isNamed ? (
        <span className={styles.name} style={{ fontSize: Math.max(9, Math.min(12, box.height * 0.55)) }}>
          <FieldIcon kind={field.kind} size={Math.max(9, Math.min(14, box.height * 0.6))} />
          <span className={styles.truncated}>{words}</span>
        </span>
      ) : (
        content
      )}
    </button>
  );
}

/** A prefilled item that is no longer on its list has to be replaced, although nothing is marked as wrong yet. */
const isAccepted = ({ field, value, problem }: ResolvedField) =>
  value !== null && value !== '' && !(field.kind === 'LIST' && problem !== null);

type ContentProps = { field: PlacedField; value: string | null; box: Box; zoom: number };

function Content({ field, value, box: { x, y, width, height }, zoom }: ContentProps) {
  if (!value) return null;
  if (!isMark(field)) {
    const seen = { x: x / zoom, y: y / zoom, width: width / zoom, height: height / zoom };
    return <PrintedField field={field} value={value} seen={seen} zoom={zoom} />;
  }
  return (
    <span
      className={field.kind === 'SEAL' ? styles.seal : styles.mark}
      style={{ fontSize: Math.min(height * 0.7, 44), margin: 'auto' }}
    >
      {value}
    </span>
  );
}
