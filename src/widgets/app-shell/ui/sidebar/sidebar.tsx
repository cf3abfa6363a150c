import { PanelLeft } from '@/shared/icons';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { Logo, LogoMark } from '@/shared/ui/data/logo';
import { isTyping } from '@/shared/ui/inputs/text-input';
import { SidebarItem, type SidebarLink } from './sidebar-item';
import * as styles from './sidebar.css';

export interface SidebarProps {
  /**
   * Shows only icons, 64 px wide, because the member has collapsed the sidebar or the window is narrower than 1140 px.
   */
  rail: boolean;
  /** Undefined if the window is too narrow to expand the sidebar. */
  onToggle?: (() => void) | undefined;
  homeHref?: string;
  top?: ReactNode;
  groups: readonly (readonly SidebarLink[])[];
  bottom?: ReactNode;
  bottomLinks?: readonly SidebarLink[];
}

export function Sidebar({ rail, onToggle, homeHref = '/', top, groups, bottom, bottomLinks = [] }: SidebarProps) {
  useEffect(() => {
    if (!onToggle) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key === '[' && !hasModifier && !isTyping(event.target)) onToggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onToggle]);

  return (
    <aside className={styles.sidebar} data-rail={rail || undefined}>
      <div className={styles.header}>
        <Link to={homeHref} className={styles.home}>
          {rail ? <LogoMark height={32} /> : <Logo height={28} />}
        </Link>
        {onToggle && (
          <IconButton
            label={rail ? '메뉴 펼치기' : '메뉴 접기'}
            icon={<PanelLeft />}
            size="sm"
            shortcut="["
            tipSide="right"
            aria-expanded={!rail}
            onClick={onToggle}
          />
        )}
      </div>
      {top}
      <nav aria-label="주요 메뉴" className={styles.nav}>
        {groups.map((links, index) => (
          <div key={links[0]?.to ?? index} className={styles.nav}>
            {index > 0 && <hr className={styles.separator} />}
            {links.map((link) => (
              <SidebarItem key={link.to} link={link} isRail={rail} />
            ))}
          </div>
        ))}
      </nav>
      <div className={styles.bottom}>
        {bottom}
        {bottomLinks.length > 0 && (
          <nav aria-label="도움 메뉴" className={styles.nav}>
            {bottomLinks.map((link) => (
              <SidebarItem key={link.to} link={link} isRail={rail} />
            ))}
          </nav>
        )}
      </div>
    </aside>
  );
}
