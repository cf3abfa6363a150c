import { MarkPicture } from '@/entities/mark';
import type { ShownMark } from '../model/signing-fields';
import * as styles from './signing.css';

/** What was put into a field, as it will be sealed. */
export const FieldMark = ({ shown, zoom }: { shown: ShownMark; zoom?: number }) => (
  <span className={zoom === undefined ? styles.markInBox : styles.markOnPage}>
    <MarkPicture mark={shown.mark} pictureUrl={shown.pictureUrl} {...(zoom !== undefined && { zoom })} />
  </span>
);
