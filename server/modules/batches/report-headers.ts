/** Columns of a report that the form lacks. Uploading the report ignores them. */
export const REPORT_HEADERS = {
  state: '상태',
  documentNo: '문서 번호',
  sentAt: '보낸 때',
  reason: '오류 사유',
} as const;
