import completed from './completed.svg';
import * as styles from './stamp.css';

export interface StampProps {
  size?: number;
  /** Lands once, when it appears. */
  lands?: boolean;
}

/** The seal of what is finished. An ornament, never somebody's real seal: that one is made by the seal maker. */
export const Stamp = ({ size = 64, lands = false }: StampProps) => (
  <img
    src={completed}
    alt=""
    width={size}
    height={size}
    draggable={false}
    className={lands ? `${styles.stamp} ${styles.landing}` : styles.stamp}
  />
);
