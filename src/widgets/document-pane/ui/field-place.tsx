import { FIELD_KIND_LABELS, type FieldKind } from '@/entities/contract';
import { getReceiverClass } from '@/shared/styles';
import type { Rect } from '#rules/page-geometry.ts';
import * as styles from './document-pane.css';

const NUMBER_ROOM = { width: 26, height: 14 };
const LABEL_ROOM = { width: 48, height: 12 };

type FieldPlaceProps = {
  kind: FieldKind;
  /** In pixels on the page. */
  box: Rect;
  /** The index of the field's owner among the signers. */
  place: number;
};

/** A field that still has to be filled in, in the colour of its owner. */
export function FieldPlace({ kind, box: { x, y, width, height }, place }: FieldPlaceProps) {
  return (
    <span className={`${styles.fieldPlace} ${getReceiverClass(place)}`} style={{ left: x, top: y, width, height }}>
      {width >= NUMBER_ROOM.width && height >= NUMBER_ROOM.height && (
        <span className={styles.fieldNumber}>{place + 1}</span>
      )}
      {width > LABEL_ROOM.width && height > LABEL_ROOM.height && FIELD_KIND_LABELS[kind]}
    </span>
  );
}
