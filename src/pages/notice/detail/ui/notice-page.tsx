import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { noticeQueries } from '@/entities/help/notice';
import { useMarkNoticeAsRead } from '../model/use-read-notice';
import { NoticeView } from './notice-view';

export function NoticePage() {
  const { noticeId = '' } = useParams();
  const notice = useQuery(noticeQueries.detail(noticeId));
  useMarkNoticeAsRead(notice.data?.noticeId ?? null);
  return (
    <>
      <title>{`${notice.data?.title ?? '공지사항'} | 도장`}</title>
      <NoticeView
        notice={notice.data ?? null}
        failure={notice.isError ? (notice.error.status === 404 ? 'missing' : 'unreachable') : null}
        onRetry={() => void notice.refetch()}
      />
    </>
  );
}
