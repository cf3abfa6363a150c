export {
  noticeQueries,
  markNoticeAsRead,
  type Notice,
  type NoticeKind,
  type NoticeListItem,
  type NoticePage,
} from './api/notice';
export { formatNoticeDay, NOTICE_KIND_LABELS, NOTICE_KINDS } from './model/words';
