import { TriangleAlert } from 'lucide-react';
import type { Field } from '@/entities/contract';
import { MarkInPlace, MarkPicture } from '@/entities/mark';
import { useKept } from '../model/use-kept';
import { findMark } from '../model/usable-marks';
import * as styles from './own-mark.css';

type OwnMarkProps = {
  field: Field;
  /** Pixels for each point where it stands on its page, in its true size; null for a small picture of it. */
  zoom: number | null;
};

/** What the sender signs or stamps a field with. Of one that is gone a sign stands in its place; its control says why. */
export function OwnMark({ field, zoom }: OwnMarkProps) {
  const { kept } = useKept();
  if (!kept) return null;
  const found = findMark(field, kept);
  if (!found) return zoom === null ? null : <TriangleAlert className={styles.gone} aria-hidden />;
  const { mark, pictureUrl } = found;
  return zoom === null ? (
    <MarkPicture mark={mark} pictureUrl={pictureUrl} />
  ) : (
    <MarkInPlace mark={mark} pictureUrl={pictureUrl} zoom={zoom} />
  );
}
