import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { visuallyHidden } from '@/shared/styles';
import { CountBadge } from '@/shared/ui/feedback/count-badge';
import { Tooltip } from '@/shared/ui/overlays/tooltip';
import * as styles from './sidebar.css';

export interface SidebarLink {
  to: string;
  label: string;
  icon: ReactNode;
  /** The number of documents waiting for the member's seal, in vermilion. */
  count?: number;
  /** Read out by screen readers if the item has news, such as "새 공지가 있어요". */
  news?: string | undefined;
  /** Active only on this exact path. */
  end?: boolean;
  /** Also active on every path below this one, for a link that covers several pages. */
  under?: string;
  /** Not active on this path, which has its own link. */
  except?: string;
}

export function SidebarItem({ link, isRail }: { link: SidebarLink; isRail: boolean }) {
  const { to, label, icon, count = 0, news, end = false, under, except } = link;
  const { pathname } = useLocation();
  const isUnder = under !== undefined && pathname.startsWith(under) && pathname !== except;
  const current = under === undefined ? {} : { 'aria-current': isUnder && ('page' as const) };
  const Anchor = under === undefined ? NavLink : Link;
  const element = (
    <Anchor to={to} {...(under === undefined && { end })} className={styles.item} {...current}>
      {icon}
      <span className={isRail ? visuallyHidden : styles.textBlock}>{label}</span>
      <CountBadge tone="seal" count={count} small={isRail} className={isRail ? styles.railCount : styles.count} />
      {news && (
        <span className={isRail ? `${styles.dot} ${styles.railDot}` : styles.dot}>
          <span className={visuallyHidden}>{news}</span>
        </span>
      )}
    </Anchor>
  );
  if (!isRail) return element;
  return (
    <Tooltip content={label} side="right" repeatsName>
      {element}
    </Tooltip>
  );
}
