import { expect, test } from 'vitest';
import { RETENTION_DAYS } from '../../../server/modules/files/remove-unused.ts';
import { UNSENT_FILE_DAYS } from '../../../server/modules/support/remove-inquiries.ts';
import { RETENTION } from '../../../server/modules/upkeep/periods.ts';
import { PRIVACY_POLICY } from '../../../src/widgets/legal-document/model/privacy.ts';

/** The retention period that the privacy policy must state for each kind of data, from the settings that jobs use. */
const PERIODS: Record<string, string> = {
  '문의와 거기에 붙인 파일': `${RETENTION.inquiryYears}년`,
  // Ninety-two days cover any three months.
  '로그인 기록': `로그인이 끝난 날부터 ${Math.floor(RETENTION.loginDays / 30)}개월`,
  '메일을 보낸 기록(받는 주소, 종류, 시각)': `${RETENTION.mailYears}년`,
  '로그인한 적이 있는 브라우저(알아볼 수 없게 바꾼 값)': `마지막 로그인부터 ${RETENTION.browserDays}일`,
  '탈퇴하거나 조직을 없애면서 적은 이유': `${RETENTION.leavingReasonDays}일`,
  '문의에 붙이려고 올렸지만 보내지 않은 파일': `${UNSENT_FILE_DAYS}일`,
  '올렸지만 문서에 쓰지 않은 파일': `${RETENTION_DAYS.unused}일, 쓸 수 없는 파일은 ${RETENTION_DAYS.refused}일`,
  // Marks are deleted with the account (tests/server/marks). The records of organisation seals are never deleted.
  '저장해둔 서명과 도장': '지우거나 탈퇴할 때까지',
  '직인과 그 직인을 쓴 기록': '조직이 이용하는 동안',
  '모두 서명한 문서와 감사추적기록': '조직이 이용하는 동안',
  '받는 분이 적다가 끝내지 않은 내용': `서명을 마치거나 거절할 때까지, 마감이 지나면 ${RETENTION.unfinishedDays}일`,
};

test('each period of the privacy policy is the one that something keeps', () => {
  const rows = PRIVACY_POLICY.sections.find(({ id }) => id === 'retention')?.table?.rows ?? [];
  expect(Object.fromEntries(rows.map(([what = '', period = '']) => [what, period]))).toEqual(PERIODS);
});
