import { TriangleExclamationPoint } from '@/shared/icons';
import type { Field } from '@/entities/contract';
import { PlacedMark, MarkPicture } from '@/entities/mark';
import { useAvailableMarks } from '../model/use-available-marks';
import { findMark } from '../model/usable-marks';
import * as styles from './sender-mark-picture.css';

type SenderMarkPictureProps = {
  field: Field;
  /** Pixels per point, to show the mark at its true size on a page, or null for a thumbnail. */
  zoom: number | null;
};

/**
 * Shows the mark that the sender put into a field. If it can no longer be used, shows an icon, and the input explains
 * why.
 */
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
