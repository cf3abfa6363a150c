import { MarkPicture } from '@/entities/mark';
import type { ShownMark } from '../model/signing-fields';
import * as styles from './signing.css';

/** What was put into a field, as large as the box that names it lets it be. */
export const FieldMark = ({ shown }: { shown: ShownMark }) => (
  <span className={styles.markInBox}>
    <MarkPicture mark={shown.mark} pictureUrl={shown.pictureUrl} />
  </span>
);
