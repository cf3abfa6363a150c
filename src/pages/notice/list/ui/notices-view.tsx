import { NOTICE_KINDS } from '@/entities/help/notice';
import { Pagination } from '@/shared/ui/data/pagination';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { Tabs } from '@/shared/ui/layout/tabs';
import { ListRows } from '@/widgets/list-frame';
import { NoNotices } from './no-notices';
import { NoticeRow } from './notice-row';
import type { NoticesViewProps } from './notices-view.types';
import * as styles from './notices.css';

const ALL = 'ALL';
const TABS = [{ value: ALL, label: '전체' }, ...NOTICE_KINDS] as const;

/** Rows also fit a phone, so there is no separate view. */
export function NoticesView(props: NoticesViewProps) {
  const { list, isFailed, filter, onFilter, onRetry } = props;
  return (
    <div className={styles.page}>
      <div className={styles.header}>
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
