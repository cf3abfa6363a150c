import { Bell } from '@/shared/icons';
import type { ComponentProps } from 'react';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { CountBadge } from '@/shared/ui/feedback/count-badge';
import * as styles from './alert-bell.css';

type BellButtonProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'> & { unread: number };

/** The accessible name includes the unread count, because the number itself is hidden from screen readers. */
export const BellButton = ({ unread, ...attributes }: BellButtonProps) => (
  <IconButton
    {...attributes}
    label={unread === 0 ? '알림' : `알림 ${unread > 99 ? '99+' : unread}개`}
    tipSide="bottom"
    icon={
      <span className={styles.bell}>
        <Bell />
        <span className={styles.count} aria-hidden>
          <CountBadge count={unread} small />
        </span>
      </span>
    }
  />
);
