import { Plus } from '@/shared/icons';
import { Fragment, type ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { CountBadge } from '@/shared/ui/feedback/count-badge';
import * as styles from './bottom-tab-bar.css';

export interface BottomTab {
  to: string;
  label: string;
  icon: ReactNode;
  count?: number;
  end?: boolean;
  /** Set for a tab that is active on more URLs than its own. */
  active?: boolean;
}

export interface BottomTabBarProps {
  tabs: readonly BottomTab[];
  createLabel?: string;
  onCreate?: (() => void) | undefined;
}

export function BottomTabBar({ tabs, createLabel = '새 문서 보내기', onCreate }: BottomTabBarProps) {
  const middle = Math.ceil(tabs.length / 2);
  return (
    <nav className={styles.bar} aria-label="아래 메뉴">
      {tabs.map(({ to, label, icon, count = 0, end = false, active }, index) => (
        <Fragment key={to}>
          {onCreate && index === middle && (
            <button type="button" className={styles.create} aria-label={createLabel} onClick={onCreate}>
              <Plus />
            </button>
          )}
          <TabLink to={to} end={end} active={active}>
            {icon}
            {label}
            <CountBadge tone="seal" small max={9} count={count} className={styles.count} />
          </TabLink>
        </Fragment>
      ))}
    </nav>
  );
}

type TabLinkProps = Pick<BottomTab, 'to' | 'end'> & { active: boolean | undefined; children: ReactNode };

const TabLink = ({ to, end = false, active, children }: TabLinkProps) =>
  active === undefined ? (
    <NavLink to={to} end={end} className={styles.tab}>
      {children}
    </NavLink>
  ) : (
    <Link to={to} className={styles.tab} {...(active && { 'aria-current': 'page' })}>
      {children}
    </Link>
  );
