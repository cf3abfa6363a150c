import { useQuery } from '@tanstack/react-query';
import { noticeQueries } from '@/entities/help/notice';
import { useSession } from '@/entities/user';

export function useUnreadNotices(): number {
  const { organization } = useSession();
  const unread = useQuery({ ...noticeQueries.unreadCount(), enabled: organization !== null });
  return unread.data ?? 0;
}
