/**
 * The columns that a report has in addition to those of the form. They are ignored when the report is uploaded again.
 */
export const REPORT_HEADERS = {
  state: '상태',
  documentNo: '문서 번호',
  sentAt: '보낸 때',
  reason: '오류 사유',
} as const;
