import { toAlertText } from '#rules/alert-words.ts';
import { formatRelativePast } from '@/shared/lib/seoul-time';
import { ListRow } from '@/shared/ui/data/list-row';
import { visuallyHidden } from '@/shared/styles';
import type { Alert } from '../api/alert';
import { findAlertTarget } from '../model/find-alert-target';
import * as styles from './alert-row.css';

type AlertRowProps = {
  alert: Alert;
  onOpen: (alert: Alert) => void;
};

/** Unread alerts have a dot, with text for screen readers. */
export function AlertRow({ alert, onOpen }: AlertRowProps) {
  const target = findAlertTarget(alert);
  const words = toAlertText(alert);
  return (
    <ListRow
      lead={<span className={styles.dot} data-unread={!alert.isRead || undefined} />}
      title={
        <>
          {words}
          {!alert.isRead && <span className={visuallyHidden}> 읽지 않음</span>}
        </>
      }
      description={[alert.title, formatRelativePast(alert.at)].filter(Boolean).join(' · ')}
      onOpen={() => onOpen(alert)}
      {...(target !== undefined && { to: target })}
    />
  );
}
