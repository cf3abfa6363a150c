import completed from './completed.svg';
import * as styles from './stamp.css';

export interface StampProps {
  size?: number;
  /** Animates once when the stamp appears. */
  lands?: boolean;
}

/** The seal shown for completed work. Purely decorative, because real seals come from the seal maker. */
export const Stamp = ({ size = 64, lands = false }: StampProps) => (
  <img
    src={completed}
    alt=""
    width={size}
    height={size}
    draggable={false}
    className={lands ? `${styles.stamp} ${styles.landingStamp}` : styles.stamp}
  />
);
