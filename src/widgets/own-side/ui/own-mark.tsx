import { TriangleAlert } from 'lucide-react';
import type { Field } from '@/entities/contract';
import { MarkInPlace, MarkPicture } from '@/entities/mark';
import { useKept } from '../model/use-kept';
import { findMark } from '../model/usable-marks';
import * as styles from './own-mark.css';

type OwnMarkProps = {
  field: Field;
  /** Pixels per point if it is in its place on a page, in its true size. Null for a small image of it. */
  zoom: number | null;
};

/**
 * The mark that the sender signs or stamps a field with. A mark that is no longer usable is replaced by a sign, and its
 * control says why.
 */
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
