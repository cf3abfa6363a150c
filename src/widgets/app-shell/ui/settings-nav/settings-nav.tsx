import { ChevronRight } from '@/shared/icons';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import * as styles from './settings-nav.css';

export interface SettingsNavGroup {
  label: string;
  links: readonly { to: string; label: string; end?: boolean }[];
}

export interface SettingsNavProps {
  title?: string;
  groups: readonly SettingsNavGroup[];
}

/** A column next to the page on desktop, and a separate page on mobile. */
export function SettingsNav({ title = '설정', groups }: SettingsNavProps) {
  const id = useId();
  return (
    <nav className={styles.nav} aria-label={title}>
      <p className={styles.heading}>{title}</p>
      {groups.map(({ label, links }, index) => (
        <div key={label} className={styles.group} role="group" aria-labelledby={`${id}-${index}`}>
          <p id={`${id}-${index}`} className={styles.groupName}>
            {label}
          </p>
          {links.map(({ to, label: name, end = false }) => (
            <NavLink key={to} to={to} end={end} className={styles.item}>
              {name}
              <ChevronRight className={styles.arrow} />
            </NavLink>
          ))}
        </div>
      ))}
    </nav>
  );
}
