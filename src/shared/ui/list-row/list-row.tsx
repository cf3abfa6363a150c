import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './list-row.css';

export interface ListRowProps {
  lead?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** Badges, times, buttons at the right; they lie above the link. */
  tail?: ReactNode;
  /** Makes the whole row one link. */
  to?: string;
}

export const List = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul aria-label={label}>{children}</ul>
);

/** One entry of a list: on mobile what a table row is on desktop. */
export const ListRow = ({ lead, title, description, tail, to }: ListRowProps) => (
  <li className={styles.row({ clickable: to !== undefined })}>
    {lead}
    <div className={styles.words}>
      <span className={styles.title}>
        {to === undefined ? (
          title
        ) : (
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        )}
      </span>
      {description && <span className={styles.description}>{description}</span>}
    </div>
    {tail && <div className={styles.tail}>{tail}</div>}
    {to !== undefined && !tail && <ChevronRight className={styles.arrow} />}
  </li>
);
