import type { ReactNode } from 'react';
import { visuallyHidden } from '@/shared/styles';
import * as styles from './page-sheet.css';

const MAIN_ID = 'main';

export interface PageSheetProps {
  topBar?: ReactNode;
  aside?: ReactNode;
  /** False for pages that have their own padding, such as editors. */
  padded?: boolean;
  children: ReactNode;
}

/** The white sheet scrolls independently on desktop, and with the whole page on mobile. */
export const PageSheet = ({ topBar, aside, padded = true, children }: PageSheetProps) => (
  <div className={styles.sheet}>
    {topBar}
    <div className={styles.scroller}>
      {aside}
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {padded ? <div className={styles.padded}>{children}</div> : children}
      </main>
    </div>
  </div>
);

/** Includes a skip link for keyboard users. */
export const Shell = ({ sidebar, children }: { sidebar?: ReactNode; children: ReactNode }) => (
  <div className={styles.shell}>
    <a href={`#${MAIN_ID}`} className={`${visuallyHidden} ${styles.skip}`}>
      본문으로 가기
    </a>
    {sidebar}
    {children}
  </div>
);
