import { TriangleExclamationPoint } from '@/shared/icons';
import type { Field } from '@/entities/contract';
import { PlacedMark, MarkPicture } from '@/entities/mark';
import { useAvailableMarks } from '../model/use-available-marks';
import { findMark } from '../model/usable-marks';
import * as styles from './sender-mark-picture.css';

type SenderMarkPictureProps = {
  field: Field;
  /** In pixels per point, for the mark's true size on a page. Null for a thumbnail. */
  zoom: number | null;
};

/** Shows an icon for a mark that can no longer be used. The input explains why. */
export function SenderMarkPicture({ field, zoom }: SenderMarkPictureProps) {
  const { kept } = useAvailableMarks();
  if (!kept) return null;
  const found = findMark(field, kept);
  if (!found) return zoom === null ? null : <TriangleExclamationPoint className={styles.unavailable} aria-hidden />;
  const { mark, pictureUrl } = found;
  return zoom === null ? (
    <MarkPicture mark={mark} pictureUrl={pictureUrl} />
  ) : (
    <PlacedMark mark={mark} pictureUrl={pictureUrl} zoom={zoom} />
  );
}
