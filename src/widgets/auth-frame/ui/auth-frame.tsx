import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo, LogoMark } from '@/shared/ui/data/logo';
import * as styles from './auth-frame.css';

export interface AuthFrameProps {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  homeHref?: string;
  /** Two lines of text next to the form on wide screens. */
  slogan?: ReactNode;
  footer?: ReactNode;
}

const SLOGAN = (
  <>
    계약서를 보내면
    <br />
    도장이 돌아와요.
  </>
);

export const AuthFrame = ({
  title,
  description,
  children,
  homeHref = '/',
  slogan = SLOGAN,
  footer,
}: AuthFrameProps) => (
  <div className={styles.frame}>
    <div className={styles.main}>
      <header>
        <Link to={homeHref} className={styles.logo}>
          <Logo height={30} />
        </Link>
      </header>
      <main className={styles.body}>
        <h1 className={styles.title}>{title}</h1>
        {description && <p className={styles.description}>{description}</p>}
        <div className={styles.content}>{children}</div>
      </main>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
    <aside className={styles.panel} aria-hidden>
      <p className={styles.slogan}>{slogan}</p>
      <LogoMark decorative className={styles.seal} />
    </aside>
  </div>
);
