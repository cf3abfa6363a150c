import type { Mark } from '../model/mark';
import * as styles from './mark-picture.css';
import { MarkPicture } from './mark-picture';

type PlacedMarkProps = {
  mark: Mark;
  pictureUrl?: string | null | undefined;
  /** Pixels per point. */ zoom: number;
};

/** Shows a mark uncropped and centred on the page. A seal has its true size. */
export const PlacedMark = (props: PlacedMarkProps) => (
  <span className={styles.frame}>
    <MarkPicture {...props} />
  </span>
);
