import * as styles from './page-placeholder.css';

const LINES = [92, 98, 85, 0, 96, 90, 97, 62, 0, 94, 99, 88, 96, 40, 0, 97, 91, 70];

export const PagePlaceholder = () => (
  <div className={styles.sheet} aria-hidden>
    <span className={styles.title} />
    {LINES.map((width, place) => (
      <span key={place} className={styles.textLine} style={{ width: `${width}%` }} />
    ))}
  </div>
);
