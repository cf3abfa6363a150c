import { expect, test } from 'vitest';
import { buildTitle, type TitleValues } from '../../../../server/modules/contracts/core/title-rule.ts';
import { field } from '../../../support/contracts.ts';

const person = (slotName: string, name: string, role: 'SIGNER' | 'VIEWER' = 'SIGNER') => ({ slotName, name, role });
const SENT = {
  at: new Date('2026-11-20T15:00:00Z'),
  expiresAt: new Date('2026-12-04T14:59:00Z'),
  documentNo: 'HB-2611-0007',
};
const build = (rule: string, more: Partial<TitleValues> = {}) =>
  buildTitle(rule, { receivers: [], fields: [], ...more });

test('a title names the signers, but neither viewers nor people without a name', () => {
  const receivers = [
    person('갑', '김지수'),
    person('을', '이도윤'),
    person('병', ''),
    person('참조', '박서준', 'VIEWER'),
  ];
  expect(build('{받는 분} 계약', { receivers })).toBe('김지수, 이도윤 계약');
  expect(build('{을:와} {참조}', { receivers })).toBe('이도윤과 박서준');
  expect(build('{병}', { receivers })).toBe('(병)');
  expect(build('{받는 분}', { receivers: [person('참조', '박서준', 'VIEWER')] })).toBe('(받는 분)');
});

test('a title has the values of the sender’s own named fields', () => {
  const fields = [
    field('f', null, { name: '현장', value: '강남사옥' }),
    field('f', 'r-1', { name: '주소', value: '서초구' }),
    field('f', null, { name: '금액', value: '' }),
    field('f', null, { name: '', value: '이름 없는 칸' }),
  ];
  expect(build('{칸.현장} {칸.주소} {칸.금액} {칸.}', { fields })).toBe('강남사옥 (칸.주소) (칸.금액) (칸.)');
});

test('only a sent contract has a day, a deadline and a number in its title, and loses variables without a value', () => {
  const rule = '{날짜} {마감} {문서 번호} {없는 칸}';
  expect(build(rule)).toBe('(날짜) (마감) (문서 번호) (없는 칸)');
  expect(build(rule, { sent: SENT })).toBe('2026-11-21 2026-12-04 HB-2611-0007');
});

test('a title is one line without spaces around it, of at most 100 characters, and never empty', () => {
  expect(build('  근로 \n\t 계약서  ')).toBe('근로 계약서');
  expect(build('근로'.normalize('NFD'))).toBe('근로');
  expect(build(` ${'가'.repeat(100)}`)).toBe('가'.repeat(100));
  expect(build('가'.repeat(120))).toBe('가'.repeat(100));
  expect(build(`${'가'.repeat(99)} 나`)).toBe('가'.repeat(99));
  expect(build('{없는 칸} ', { sent: SENT })).toBeNull();
});
