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
  /** On a phone the tail moves under the words: for buttons. */
  tailBelow?: boolean;
  /** Makes the whole row one link. */
  to?: string;
  /** Makes the whole row one button, named by its title. */
  onOpen?: () => void;
}

export const List = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul aria-label={label}>{children}</ul>
);

/** One entry of a list: on mobile what a table row is on desktop. */
export const ListRow = ({ lead, title, description, tail, tailBelow = false, to, onOpen }: ListRowProps) => (
  <li className={styles.row({ clickable: to !== undefined || onOpen !== undefined, tailBelow })}>
    {lead}
    <div className={styles.words}>
      <span className={styles.title}>
        {to !== undefined ? (
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        ) : onOpen ? (
          <button type="button" className={`${styles.link} ${styles.opener}`} onClick={onOpen}>
            {title}
          </button>
        ) : (
          title
        )}
      </span>
      {description && <span className={styles.description}>{description}</span>}
    </div>
    {tail && <div className={tailBelow ? `${styles.tail} ${styles.tailBelow}` : styles.tail}>{tail}</div>}
    {to !== undefined && !tail && <ChevronRight className={styles.arrow} />}
  </li>
);
