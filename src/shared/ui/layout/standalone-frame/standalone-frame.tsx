import type { ReactNode } from 'react';
import { Logo } from '@/shared/ui/data/logo';
import * as styles from './standalone-frame.css';

/** For pages without an account (not found, error, unsupported browser). Works without a router or session. */
export const StandaloneFrame = ({ children, footer }: { children: ReactNode; footer?: ReactNode }) => (
  <div className={styles.frame}>
    <header className={styles.header}>
      <a href="/" className={styles.home}>
        <Logo height={28} />
      </a>
    </header>
    <main className={styles.main}>{children}</main>
    {footer && <footer className={styles.footer}>{footer}</footer>}
  </div>
);
