import { memo, type ReactNode } from 'react';
import { toDisplayRect, type PageShape } from '#rules/page-geometry.ts';
import { isTick, isTextField } from '#rules/field-kinds.ts';
import { FIELD_KIND_LABELS, type Field } from '@/entities/contract';
import { PrintedField } from '@/entities/document';
import { getReceiverClass } from '@/shared/styles';
import { FIELD_KIND_LAYOUT } from '../model/field-kinds';
import { formatPartyName, type Party } from './party-names';
import * as styles from './field-chip.css';
import { KindIcon } from './kind-icon';

/** Below this size in pixels, a border and tint would hide the document. */
const TINY = 12;
const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;

interface FieldChipProps {
  field: Field;
  shape: PageShape;
  pageNumber: number;
  zoom: number;
  party: Party | undefined;
  isSelected: boolean;
  /** A single selected field has corner handles. */
  hasHandles: boolean;
  value: string | null;
  filled?: ReactNode;
}

const isPrinted = (field: Field) => field.receiverUuid === null && (isTextField(field) || isTick(field));

/** Memoised, so that moving one field doesn't re-render a thousand others. */
export const FieldChip = memo(function FieldChip(props: FieldChipProps) {
  const { field, shape, pageNumber, zoom, party, isSelected, hasHandles, value, filled } = props;
  const { kind, name, required, fieldId } = field;
  const { x, y, width, height } = toDisplayRect(field.rect, shape, zoom);
  const [minWidth, minHeight] = FIELD_KIND_LAYOUT[kind].min;
  const isTooSmall = width / zoom < minWidth || height / zoom < minHeight;
  const isLow = height < 40;
  const isTiny = Math.min(width, height) < TINY;
  const written = isPrinted(field) ? value : null;
  // On smaller fields, the tag would cover the beginning of the text.
  const hasTag = party !== undefined && !written && !filled && height >= 15 && width >= 30;

  return (
    <button
      type="button"
      className={`${getReceiverClass(party?.place ?? null)} ${styles.chip}`}
      style={{ left: x, top: y, width, height }}
      data-field={fieldId}
      data-tiny={isTiny || undefined}
      aria-pressed={isSelected}
      aria-label={describe(field, party, pageNumber, isTooSmall)}
    >
      {filled ? (
        <span className={styles.sealedContent}>{filled}</span>
      ) : written ? (
        <span className={styles.sealedContent}>
          <PrintedField field={field} value={written} seen={toDisplayRect(field.rect, shape)} zoom={zoom} />
        </span>
      ) : (
        <span className={isLow && hasTag ? `${styles.content} ${styles.contentBesideTag}` : styles.content}>
          {width >= 24 && height >= 14 && <KindIcon kind={kind} className={styles.icon} />}
          {width >= 52 && height >= 14 && <span className={styles.label}>{name}</span>}
        </span>
      )}
      {hasTag && <span className={styles.tag}>{party.place === null ? '보' : party.place + 1}</span>}
      {required && !written && !filled && !isTiny && width >= 24 && <span className={styles.requiredMark}>*</span>}
      {isTooSmall && !isTiny && <span className={styles.tooSmall} />}
      {hasHandles &&
        CORNERS.map((corner) => <span key={corner} className={styles.corners[corner]} data-corner={corner} />)}
    </button>
  );
});

function describe({ kind, name, required }: Field, party: Party | undefined, page: number, isTooSmall: boolean) {
  const word = FIELD_KIND_LABELS[kind];
  return [
    name === word ? word : `${name} (${word})`,
    party ? formatPartyName(party) : '받는 분이 없어요',
    `${page}쪽`,
    required && '꼭 채워야 해요',
    isTooSmall && '너무 작아요',
  ]
    .filter(Boolean)
    .join(', ');
}
