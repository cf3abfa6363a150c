import type { Field } from '@/entities/contract';
import { MarkInPlace, MarkPicture } from '@/entities/mark';
import { useKept } from '../model/use-kept';
import { findMark } from '../model/usable-marks';

type OwnMarkProps = {
  field: Field;
  /** Pixels for each point where it stands on its page, in its true size; null for a small picture of it. */
  zoom: number | null;
};

/** What the sender signs or stamps a field with. Of one that is gone the check says so. */
export function OwnMark({ field, zoom }: OwnMarkProps) {
  const { kept } = useKept();
  const found = kept && findMark(field, kept);
  if (!found) return null;
  const { mark, pictureUrl } = found;
  return zoom === null ? (
    <MarkPicture mark={mark} pictureUrl={pictureUrl} />
  ) : (
    <MarkInPlace mark={mark} pictureUrl={pictureUrl} zoom={zoom} />
  );
}
