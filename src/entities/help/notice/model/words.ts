import type { NoticeKind } from '../api/notice';

export const NOTICE_KIND_LABELS: Record<NoticeKind, string> = {
  FEATURE: '새 기능',
  INFORMATION: '안내',
  TERMS: '약관',
};

/** In display order. */
export const NOTICE_KINDS: readonly { value: NoticeKind; label: string }[] = [
  { value: 'FEATURE', label: NOTICE_KIND_LABELS.FEATURE },
  { value: 'INFORMATION', label: NOTICE_KIND_LABELS.INFORMATION },
  { value: 'TERMS', label: NOTICE_KIND_LABELS.TERMS },
];

export const formatNoticeDay = (date: string) => date.replaceAll('-', '.');
