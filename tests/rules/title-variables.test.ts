import { expect, it } from 'vitest';
import { findTitleRuleProblem, listTitleVariables } from '#rules/title-variables.ts';

const names = {
  slots: [{ name: '근로자' }, { name: '조직' }],
  fields: [
    { receiverUuid: null, name: '급여' },
    { receiverUuid: null, name: '' },
    { receiverUuid: 'w', name: '주소' },
  ],
};

it('a title can name people and the fields of the sender, each once', () => {
  expect(listTitleVariables(names)).toEqual([
    '문서 이름',
    '날짜',
    '조직',
    '보낸 사람',
    '받는 분',
    '마감',
    '문서 번호',
    '근로자',
    '칸.급여',
  ]);
});

it.each<[string, string | null]>([
  ['{근로자} {칸.급여} 계약서', null],
  ['{{근로자', null],
  ['{주소} 계약서', '문서 이름 규칙에 없는 이름이 있어요: {주소}. 목록에서 골라주세요.'],
  ['{근로자', '문서 이름 규칙의 { 를 } 로 닫아주세요. { 를 글자로 쓰려면 {{ 로 적어주세요.'],
])('of the rule %s, the problem is %s', (rule, problem) => {
  expect(findTitleRuleProblem(rule, names)).toBe(problem);
});
