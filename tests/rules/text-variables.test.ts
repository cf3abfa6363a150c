import { describe, expect, it } from 'vitest';
import { fillKnownVariables, fillTextRule, findUnknownVariables } from '#rules/text-variables.ts';

const fill = (rule: string, values: Record<string, string>) => fillTextRule(rule, new Map(Object.entries(values)));

describe('text with variables', () => {
  it.each([
    ['김하늘', '김하늘이 김하늘은 김하늘을 김하늘과 김하늘로'],
    ['박서준', '박서준이 박서준은 박서준을 박서준과 박서준으로'],
    ['이지수', '이지수가 이지수는 이지수를 이지수와 이지수로'],
    ['한빛(주)', '한빛(주)가 한빛(주)는 한빛(주)를 한빛(주)와 한빛(주)로'],
    ['제3', '제3이 제3은 제3을 제3과 제3으로'],
    ['동 7', '동 7이 동 7은 동 7을 동 7과 동 7로'],
    ['John', 'John이 John은 John을 John과 John으로'],
    ['Paul', 'Paul이 Paul은 Paul을 Paul과 Paul로'],
    ['Anna', 'Anna가 Anna는 Anna를 Anna와 Anna로'],
    ['King', 'King이 King은 King을 King과 King으로'],
    ['하늘🌱', '하늘🌱이 하늘🌱은 하늘🌱을 하늘🌱과 하늘🌱로'],
    ['가', '가가 가는 가를 가와 가로'],
    ['힣', '힣이 힣은 힣을 힣과 힣으로'],
    ['東京', '東京가 東京는 東京를 東京와 東京로'],
    ['10', '10이 10은 10을 10과 10으로'],
    ['21', '21이 21은 21을 21과 21로'],
    ['2', '2가 2는 2를 2와 2로'],
    ['4', '4가 4는 4를 4와 4로'],
    ['5', '5가 5는 5를 5와 5로'],
    ['6', '6이 6은 6을 6과 6으로'],
    ['8', '8이 8은 8을 8과 8로'],
    ['9', '9가 9는 9를 9와 9로'],
    ['🌱', '🌱가 🌱는 🌱를 🌱와 🌱로'],
    ['하늘'.normalize('NFD'), ['이', '은', '을', '과', '로'].map((one) => '하늘'.normalize('NFD') + one).join(' ')],
  ])('chooses the particles of %s', (name, filled) => {
    expect(fill('{근로자:이} {근로자:은} {근로자:을} {근로자:와} {근로자:로}', { 근로자: name })).toBe(filled);
  });

  it('shows what has no value by its name, and reads a doubled brace as text', () => {
    expect(fill('{{초안} {문서 이름}_{근로자:이}', { '문서 이름': '근로계약서' })).toBe('{초안} 근로계약서_(근로자)');
  });

  it('keeps what is not known yet in a rule, and never reads a value as a variable', () => {
    const rule = fillKnownVariables('{{ {문서 이름:을} {근로자:이}', new Map([['문서 이름', '{근로자}']]));
    expect(fillTextRule(rule, new Map([['근로자', '김하늘']]))).toBe('{ {근로자}를 김하늘이');
  });

  it('names what it does not know', () => {
    expect(findUnknownVariables('{근로자:이} {사장} {칸.회사}', ['근로자', '칸.회사'])).toEqual(['사장']);
    expect(findUnknownVariables('{근로자:께}', ['근로자'])).toEqual(['근로자:께']);
    expect(findUnknownVariables('{갑:을}', ['갑'])).toEqual([]);
    expect(findUnknownVariables('{근로자', ['근로자'])).toBeNull();
  });
});
