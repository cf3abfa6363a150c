import type { Label, LabelColor } from '../api/filing';
import * as styles from './label-tag.css';

export const LabelDot = ({ color }: { color: LabelColor }) => <span className={styles.dot[color]} />;

export const LabelTag = ({ label }: { label: Label }) => (
  <span className={styles.tag}>
    <LabelDot color={label.color} />
    {label.name}
  </span>
);
