import { MarkPicture } from '@/entities/mark';
import type { DisplayedMark } from '../model/signing-fields';
import * as styles from './signing.css';

export const FieldMark = ({ shown }: { shown: DisplayedMark }) => (
  <span className={styles.markInBox}>
    <MarkPicture mark={shown.mark} pictureUrl={shown.pictureUrl} />
  </span>
);
