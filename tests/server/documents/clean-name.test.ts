import { expect, it } from 'vitest';
import { cleanName } from '../../../server/documents/suggest/names/clean-name.ts';

it.each([
  ['□ 남 □ 여) 생년월일', '생년월일'],
  ['문자 □ 전자우편', '전자우편'],
  ['받은 날 20 년월일 받은 사람', '받은 사람'],
  ['월일관장', '관장'],
  ['분부터 시 분까지 휴게시간', '휴게시간'],
  ['근로자)주소', '주소'],
  ['갑은 계약금', '계약금'],
  ['성명 (인) 생년월일', '생년월일'],
  ['대금은 갑의 계좌 은행', '갑의 계좌 은행'],
])('takes away what belongs to something else: %s', (name, question) => {
  expect(cleanName(name)).toBe(question);
});

it.each(['사업장에서', '대표 공동사업자에게', '갑”의 대표', '~ (', '(서명)', '을이 제2조'])(
  'leaves no piece of a sentence: %s',
  (name) => {
    expect(cleanName(name)).toBe('');
  },
);

it.each([
  '성명(한글)',
  '전화번호 (집)',
  '“예”라고 답한 경우 그 내용',
  '월일 수',
  '개월 수',
  '① 성명',
  'Name',
  '마을 이름',
  '받은 제품의 대금 지급일',
  '',
])('leaves a question as it is: %s', (name) => {
  expect(cleanName(name)).toBe(name);
});
