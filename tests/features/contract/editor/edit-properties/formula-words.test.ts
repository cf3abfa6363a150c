import { expect, it } from 'vitest';
import {
  findFormulaProblem,
  formatFormula,
  parseFormula,
} from '@/features/contract/editor/edit-properties/ui/formula-words';
import { field } from '../place-fields/sample';

const PAY = '0198c0de-0000-7000-8000-000000000014';
const OTHER_PAY = '0198c0de-0000-7000-8000-000000000015';
const NOTE = '0198c0de-0000-7000-8000-000000000016';
const SUM = '0198c0de-0000-7000-8000-000000000017';
const numeric = (id: string, name: string) => ({ ...field(id, [0, 0, 9, 9]), kind: 'AMOUNT' as const, name });
const pay = numeric(PAY, '월급');
const note = { ...field(NOTE, [0, 0, 9, 9]), name: '월급' };
const sum = (formula: string) => ({ ...field(SUM, [0, 0, 9, 9]), kind: 'FORMULA' as const, name: '연봉', formula });

it('is read and typed with names, and holds ids', () => {
  expect(formatFormula(`[${PAY}] * 12`, [pay])).toBe('[월급] * 12');
  expect(parseFormula('[월급] * 12', [pay])).toBe(`[${PAY}] * 12`);
});

it('keeps fields of one name apart, those with numbers first', () => {
  const fields = [note, pay, numeric(OTHER_PAY, '월급')];
  const shown = formatFormula(`[${PAY}] + [${OTHER_PAY}] + [${NOTE}]`, fields);
  expect(shown).toBe('[월급] + [월급 1쪽] + [월급 1쪽 2]');
  expect(parseFormula(shown, fields)).toBe(`[${PAY}] + [${OTHER_PAY}] + [${NOTE}]`);
});

it('leaves what is still being typed as it is', () => {
  for (const half of ['[월', '[월급', '[없는 칸] + 1', '1 + ']) {
    expect(parseFormula(half, [pay])).toBe(half);
    expect(formatFormula(half, [pay])).toBe(half);
  }
});

it('says which name no field has, and that a field is gone', () => {
  expect(findFormulaProblem(sum(`[${PAY}] + [상여]`), [pay])).toBe('‘상여’ 칸이 없어요');
  expect(formatFormula(`[${OTHER_PAY}] * 2`, [pay])).toBe('[지운 칸] * 2');
  expect(findFormulaProblem(sum(`[${OTHER_PAY}] * 2`), [pay])).toBe('지운 칸이 식에 들어 있어요');
});

it('shows a name with brackets without them', () => {
  expect(formatFormula(`[${PAY}]`, [numeric(PAY, '월급[세전]')])).toBe('[월급세전]');
});

const formula = (words: string) => field('f', [0, 0, 9, 9], { kind: 'FORMULA', formula: words });

it('says what is wrong with a formula', () => {
  const id = '0198c0de-0000-7000-8000-0000000000b1';
  const number = field(id, [0, 0, 9, 9], { kind: 'NUMBER' });
  expect(findFormulaProblem(formula(`[${id}] * 1.1`), [number])).toBeNull();
  expect(findFormulaProblem(formula(''), [])).toBe('계산할 식을 적어주세요');
  expect(findFormulaProblem(formula('1 +'), [])).toBe('식을 읽을 수 없어요');
  expect(findFormulaProblem(formula(`[${id}]`), [])).toBe('지운 칸이 식에 들어 있어요');
  expect(findFormulaProblem(formula(`[${id}]`), [field(id, [0, 0, 9, 9])])).toContain('숫자가 아니에요');
});
