import { NOTICE_KINDS, type NoticePage } from '@/entities/help/notice';
import { Pagination } from '@/shared/ui/data/pagination';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { Tabs } from '@/shared/ui/layout/tabs';
import { ListRows } from '@/widgets/list-frame';
import type { NoticeFilter } from '../model/notice-filter';
import { NoNotices } from './no-notices';
import { NoticeRow } from './notice-row';
import * as styles from './notices.css';

export interface NoticesViewProps {
  /** Null while the first page is loading. */
  list: NoticePage | null;
  isFailed: boolean;
  filter: NoticeFilter;
  onFilter: (change: Partial<NoticeFilter>) => void;
  onRetry: () => void;
}

const ALL = 'ALL';
const TABS = [{ value: ALL, label: '전체' }, ...NOTICE_KINDS] as const;

/** The rows fold their columns on a phone by themselves, so one view serves both. */
export function NoticesView(props: NoticesViewProps) {
  const { list, isFailed, filter, onFilter, onRetry } = props;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeader title="공지사항" />
        <search className={styles.search}>
          <SearchBox placeholder="제목으로 찾기" value={filter.search} onSearch={(search) => onFilter({ search })} />
        </search>
      </div>
      <Tabs
        label="공지 종류"
        items={TABS}
        value={filter.kind ?? ALL}
        onValueChange={(value) => onFilter({ kind: value === ALL ? null : value })}
      >
        <ListRows
          list={list}
          isFailed={isFailed}
          nothing={<NoNotices {...props} />}
          onRetry={onRetry}
          renderRows={(items) => (
            <ul aria-label="공지사항" className={styles.rows}>
              {items.map((notice) => (
                <NoticeRow key={notice.noticeId} notice={notice} />
              ))}
            </ul>
          )}
        />
      </Tabs>
      {list && list.items.length > 0 && (
        <Pagination
          page={list.page}
          pageSize={list.size}
          total={list.total}
          unit="개"
          onPageChange={(page) => onFilter({ page })}
        />
      )}
    </div>
  );
}
