import type { MailKind } from '../api/mail-template';

export const DEFAULT_MAIL = 'DEFAULT';
/** Makes a link use its template's choice. Never sent to the server. */
export const FOLLOWS_TEMPLATE = 'TEMPLATE';

export const MAIL_KIND_LABELS: Record<MailKind, string> = {
  SIGN_REQUEST: '서명 요청',
  SIGN_REMINDER: '다시 알림',
  SIGN_EXTENDED: '마감 늘림',
  SIGN_CANCELLED: '취소',
  SIGN_DECLINED: '거절',
  SIGN_COMPLETED: '완료',
  COPY_ASKED: '사본 보내기',
  VALUE_REQUEST: '다시 적어달라는 부탁',
  VALUE_CHANGED: '바뀐 내용 확인',
};
