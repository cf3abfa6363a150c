import { Menu } from '@/shared/icons';
import { lazy, Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { href } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/actions/button';
import { Logo } from '@/shared/ui/data/logo';
import { NAV_LINKS, SIGN_UP_HREF } from '../model/links';
import * as styles from './landing-shell.css';

const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet')).MenuSheet }));

export const LandingHeader = () => (
  <header className={styles.header}>
    <Link to={href('landing')} className={styles.home}>
      <Logo height={28} />
    </Link>
    <nav className={styles.nav} aria-label="둘러보기">
      {NAV_LINKS.map(({ to, label }) => (
        <NavLink key={to} to={to} end className={styles.navLink}>
          {label}
        </NavLink>
      ))}
    </nav>
    <div className={styles.actions}>
      <ButtonLink to={href('signIn')} variant="ghost" className={styles.signIn}>
        로그인
      </ButtonLink>
      <ButtonLink to={SIGN_UP_HREF} variant="primary" className={styles.start}>
        시작하기
      </ButtonLink>
      <MenuButton />
    </div>
  </header>
);

/** Loads the menu on the first click, so that the landing page doesn't need the dialog library. */
function MenuButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        aria-label="메뉴"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void import('./menu-sheet')}
        onClick={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
      >
        <Menu />
      </button>
      {isWanted && (
        <Suspense>
          <MenuSheet open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
