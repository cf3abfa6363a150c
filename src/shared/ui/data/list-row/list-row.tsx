import { ChevronRight } from '@/shared/icons';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './list-row.css';

export interface ListRowProps {
  lead?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** Badges, times and buttons on the right, on top of the link. */
  tail?: ReactNode;
  /** Moves the tail below the text on a phone. Intended for buttons. */
  tailBelow?: boolean;
  /** Makes the whole row a link. */
  to?: string;
  /** Makes the whole row a button, named after its title. In a row that is a link, called when the link is followed. */
  onOpen?: (event: MouseEvent) => void;
}

export const List = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul aria-label={label}>{children}</ul>
);

export const ListRow = ({ lead, title, description, tail, tailBelow = false, to, onOpen }: ListRowProps) => (
  <li className={styles.row({ clickable: to !== undefined || onOpen !== undefined, tailBelow })}>
    {lead}
    <div className={styles.textBlock}>
      <span className={styles.title}>
        {to !== undefined ? (
          <Link to={to} className={styles.link} onClick={onOpen}>
            {title}
          </Link>
        ) : onOpen ? (
          <button type="button" className={`${styles.link} ${styles.openButton}`} onClick={onOpen}>
            {title}
          </button>
        ) : (
          title
        )}
      </span>
      {description && <span className={styles.description}>{description}</span>}
    </div>
    {tail && <div className={tailBelow ? `${styles.trailing} ${styles.trailingBelow}` : styles.trailing}>{tail}</div>}
    {to !== undefined && !tail && <ChevronRight className={styles.arrow} />}
  </li>
);
