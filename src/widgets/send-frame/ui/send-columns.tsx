import type { ReactNode } from 'react';
import * as styles from './send-frame.css';

interface SendColumnsProps {
  aside?: ReactNode;
  asideLabel?: string;
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** Details are in a white column on the right, or below on a phone. */
export const SendColumns = ({ aside, asideLabel, width = 'narrow', children }: SendColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.main}>
      <div className={styles.inner({ width })}>{children}</div>
    </div>
    {aside && (
      <aside className={styles.aside} aria-label={asideLabel}>
        {aside}
      </aside>
    )}
  </div>
);
