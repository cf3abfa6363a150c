import { Link } from 'react-router-dom';
import { INQUIRY_STATES, type InquiryListItem } from '@/entities/help/inquiry';
import { formatMonthDay } from '@/shared/lib/seoul-time';
import { href } from '@/shared/routes';
import { Badge } from '@/shared/ui/feedback/badge';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { ListRows } from '@/widgets/list-frame';
import * as styles from './support.css';

export type InquiriesViewProps = {
  /** Null while loading. */
  items: readonly InquiryListItem[] | null;
  isFailed: boolean;
  onRetry: () => void;
};

/** Rows also fit a phone, so there is no separate view. */
export const InquiriesView = ({ items, isFailed, onRetry }: InquiriesViewProps) => (
  <ListRows
    list={items && { items }}
    isFailed={isFailed}
    nothing={
      <EmptyState kind="nothing-yet" title="아직 문의가 없어요" description="궁금한 점이 있으면 편하게 물어보세요." />
    }
    onRetry={onRetry}
    renderRows={(rows) => (
      <ul aria-label="내 문의" className={styles.rows}>
        {rows.map(({ inquiryId, subject, state, lastMessageAt }) => (
          <li key={inquiryId} className={styles.row}>
            <Link to={`${href('settingSupport')}?thread=${inquiryId}`} className={styles.link}>
              {subject}
            </Link>
            <Badge tone={INQUIRY_STATES[state].tone}>{INQUIRY_STATES[state].label}</Badge>
            <time dateTime={lastMessageAt} className={styles.date}>
              {formatMonthDay(lastMessageAt)}
            </time>
          </li>
        ))}
      </ul>
    )}
  />
);
