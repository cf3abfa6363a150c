import { Pin } from '@/shared/icons';
import { Link } from 'react-router-dom';
import { formatNoticeDay, NOTICE_KIND_LABELS, type NoticeListItem } from '@/entities/help/notice';
import { href } from '@/shared/routes';
import { visuallyHidden } from '@/shared/styles';
import * as styles from './notices.css';

export const NoticeRow = ({ notice }: { notice: NoticeListItem }) => (
  <li className={styles.row}>
    <span className={styles.kind}>{NOTICE_KIND_LABELS[notice.kind]}</span>
    <span className={styles.title}>
      {notice.isPinned && (
        <>
          <Pin className={styles.pin} aria-hidden />
          <span className={visuallyHidden}>위에 고정한 글</span>
        </>
      )}
      <span>
        <Link to={href('notice', { noticeId: notice.noticeId })} className={styles.link}>
          {notice.title}
        </Link>
        {notice.isUnread && (
          <>
            {'\u00A0'}
            <span className={styles.dot}>
              <span className={visuallyHidden}>새 글</span>
            </span>
          </>
        )}
      </span>
    </span>
    <time dateTime={notice.date} className={styles.date}>
      {formatNoticeDay(notice.date)}
    </time>
  </li>
);
