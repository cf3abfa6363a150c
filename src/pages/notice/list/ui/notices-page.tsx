import { useQuery } from '@tanstack/react-query';
import { noticeQueries } from '@/entities/help/notice';
import { ListPage, useUrlFilter } from '@/widgets/list-frame';
import { FIRST_PAGE, readFilter, toQuery, writeFilter } from '../model/notice-filter';
import { NoticesView } from './notices-view';

export const NoticesPage = () => <ListPage title="공지사항">{() => <Notices />}</ListPage>;

function Notices() {
  const { filter, changeFilter } = useUrlFilter({ read: readFilter, write: writeFilter, front: FIRST_PAGE });
  const list = useQuery(noticeQueries.list(toQuery(filter)));
  return (
    <NoticesView
      list={list.data ?? null}
      isFailed={list.isError}
      filter={filter}
      onFilter={changeFilter}
      onRetry={() => void list.refetch()}
    />
  );
}
