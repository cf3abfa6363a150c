import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { visuallyHidden } from '@/shared/styles';
import { LandingFooter } from './landing-footer';
import { LandingHeader } from './landing-header';
import * as styles from './landing-shell.css';

const MAIN_ID = 'main';

/** Public pages use neither the session nor the cache, which keeps the first load small. */
export function LandingShell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useStartAtTop(main);
  return (
    <div className={styles.shell}>
      <a href={`#${MAIN_ID}`} className={`${visuallyHidden} ${styles.skip}`}>
        본문으로 바로 가기
      </a>
      <LandingHeader />
      <main ref={main} id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <LandingFooter />
    </div>
  );
}

/**
 * Scrolls to the top and moves focus there when a link opens another page. On Back, the browser restores the position.
 */
function useStartAtTop(main: React.RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigation === NavigationType.Pop) return;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, navigation, main]);
}
