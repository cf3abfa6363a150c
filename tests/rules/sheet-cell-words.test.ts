import { expect, it } from 'vitest';
import { describeCellProblem } from '#rules/sheet-cell-words.ts';
import { listSheetColumns } from '#rules/sheet-columns.ts';

const columns = listSheetColumns({
  slots: [
    { slotUuid: 'worker', name: '근로자', person: 'ASK', channels: ['SMS'], verifications: [], accessCode: 'NONE' },
  ],
  fields: [],
  titleRule: '계약서',
});
const describePhone = (value: string) =>
  columns.flatMap((column) =>
    column.kind === 'PHONE' ? [describeCellProblem(column, { code: 'KIND' }, value)] : [],
  )[0];

it('counts what a mobile number has too few or too many', () => {
  expect(describePhone('010-5518-332')).toBe('번호가 한 자리 모자라요. 010으로 시작하는 11자리로 적어주세요.');
  expect(describePhone('010-5518-33')).toBe('번호가 두 자리 모자라요. 010으로 시작하는 11자리로 적어주세요.');
  expect(describePhone('010-5518-33211')).toBe('번호가 한 자리 많아요. 010으로 시작하는 11자리로 적어주세요.');
  expect(describePhone('+82 10-5518-332')).toBe('번호가 한 자리 모자라요. 010으로 시작하는 11자리로 적어주세요.');
});

it('says of anything else that it is no mobile number', () => {
  const words = '휴대폰 번호가 아니에요. 010으로 시작하는 11자리로 적어주세요.';
  expect(['02-123-4567', '010', '전화 없음'].map(describePhone)).toEqual([words, words, words]);
});
