import type { Mark } from '../model/mark';
import * as styles from './mark-picture.css';
import { MarkPicture } from './mark-picture';

type MarkInPlaceProps = {
  mark: Mark;
  pictureUrl?: string | null | undefined;
  /** Pixels for each point. */ zoom: number;
};

/** A mark over its place on a page: whole and in the middle, but a seal in its true size. */
export const MarkInPlace = (props: MarkInPlaceProps) => (
  <span className={styles.place}>
    <MarkPicture {...props} />
  </span>
);
