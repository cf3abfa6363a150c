import { describe, expect, it, test } from 'vitest';
import { listSheetColumns } from '#rules/sheet-columns.ts';
import { HEADER_SYNONYMS } from '#rules/sheet-synonyms.ts';
import { matchHeaders, normalizeHeader, type FormHeader } from '#rules/sheet-headers.ts';

const slotOf = (slotUuid: string, name: string, accessCode: 'NONE' | 'EACH' = 'NONE') => ({
  slotUuid,
  name,
  person: 'ASK' as const,
  channels: ['MAIL' as const],
  verifications: [],
  accessCode,
});
const fieldOf = (fieldId: string, name: string, receiverUuid: string | null = null) => ({
  fieldId,
  name,
  kind: 'TEXT' as const,
  receiverUuid,
  required: true,
  fromSheet: true,
});
const WORKER = slotOf('w', '근로자', 'EACH');
const one = listSheetColumns({ slots: [WORKER], fields: [fieldOf('pay', '급여')], titleRule: '' });
const two = listSheetColumns({
  slots: [WORKER, slotOf('g', '보증인')],
  fields: [fieldOf('pay', '급여', 'w'), fieldOf('also', '급여', 'g')],
  titleRule: '계약서',
});
const match = (heads: string[], form: FormHeader[] = [], columns = one) => matchHeaders(columns, heads, form);
/** Returns the kind of column that a heading in capital letters belongs to: `title` is the key of another column. */
function findKind(head: string) {
  const [key] = Object.keys(match([head.toUpperCase()]).matched);
  return one.find((column) => column.key === key)?.kind;
}

test.each<[string, string]>([
  ['이름', '이름'],
  [' 이 름* ', '이름'],
  ['이름(필수)', '이름'],
  ['이름 (선택)', '이름'],
  ['(필수)이름', '(필수)이름'],
  ['이름(한글)', '이름(한글)'],
  ['Ｅ－Ｍａｉｌ', 'e-mail'],
  ['휴\u200B대\uFEFF폰', '휴대폰'],
])('the heading %j is compared as %j', (head, normal) => {
  expect(normalizeHeader(head)).toBe(normal);
});

describe('a heading', () => {
  it.each<[string, string]>([
    ['slot:w:name', 'slot:w:name'],
    [' slot:w:name ', 'slot:w:name'],
    ['근로자 이름', 'slot:w:name'],
    ['근로자성명', 'slot:w:name'],
    ['성명', 'slot:w:name'],
    ['E-mail', 'slot:w:email'],
    ['핸드폰', 'slot:w:phone'],
    ['직급', 'slot:w:title'],
    ['비밀번호', 'slot:w:code'],
    ['급여', 'field:pay'],
    ['문서명', 'title'],
  ])('%s belongs to the column %s', (head, key) => {
    expect(match([head])).toMatchObject({ matched: { [key]: 0 }, unmatched: [], ambiguous: {} });
  });

  it('that nobody knows is left for somebody to assign, but not an empty one', () => {
    expect(match(['비고', '', ' * ', '이름'])).toEqual({
      matched: { 'slot:w:name': 3 },
      unmatched: [0],
      ambiguous: {},
      missing: ['slot:w:email', 'slot:w:code', 'field:pay'],
    });
  });

  it('of an earlier form belongs to its column, before any that is called so today', () => {
    const form = [
      { key: 'field:pay', head: '이름' },
      { key: 'field:gone', head: '메일' },
    ];
    expect(match(['이름', '메일', '성명'], form)).toMatchObject({
      matched: { 'field:pay': 0, 'slot:w:email': 1, 'slot:w:name': 2 },
      unmatched: [],
    });
  });

  it('is ambiguous where it could be of two people', () => {
    expect(match(['이름', '근로자 메일'], [], two)).toEqual({
      matched: { 'slot:w:email': 1 },
      unmatched: [0],
      ambiguous: { 0: ['slot:w:name', 'slot:g:name'] },
      missing: ['slot:w:name', 'slot:w:code', 'slot:g:name', 'slot:g:email', 'field:pay', 'field:also'],
    });
    expect(match(['급여'], [], two).ambiguous).toEqual({ 0: ['field:pay', 'field:also'] });
  });

  it('is not ambiguous once the other person’s column is known', () => {
    expect(match(['근로자 이름', '이름'], [], two)).toMatchObject({
      matched: { 'slot:w:name': 0, 'slot:g:name': 1 },
      ambiguous: {},
    });
    expect(match(['보증인 급여', '급여'], [], two)).toMatchObject({ matched: { 'field:also': 0, 'field:pay': 1 } });
  });

  it('is ambiguous where two claim the same column', () => {
    expect(match(['성명', '성함', '메일'])).toMatchObject({
      matched: { 'slot:w:email': 2 },
      unmatched: [0, 1],
      ambiguous: { 0: ['slot:w:name'], 1: ['slot:w:name'] },
    });
  });

  it('that is empty belongs to nothing, even if the form had an empty one', () => {
    expect(match(['', '이름'], [{ key: 'field:pay', head: '*' }]).matched).toEqual({ 'slot:w:name': 1 });
  });

  it('belongs to a field called so rather than to what people call a name', () => {
    const columns = listSheetColumns({
      slots: [WORKER, { ...slotOf('g', '보증인'), person: 'FIXED' }],
      fields: [fieldOf('child', '이름', 'g')],
      titleRule: '계약서',
    });
    expect(match(['이름'], [], columns)).toMatchObject({ matched: { 'field:child': 0 }, ambiguous: {} });
  });

  it('that is common means one kind of column, in capital letters, too', () => {
    const found = Object.values(HEADER_SYNONYMS).map((synonyms) => [...new Set(synonyms.map(findKind))]);
    expect(found).toEqual(Object.keys(HEADER_SYNONYMS).map((kind) => [kind]));
  });

  it('gives way to a more certain one, and is then left over', () => {
    expect(match(['성명', '근로자 이름'])).toMatchObject({
      matched: { 'slot:w:name': 1 },
      unmatched: [0],
      ambiguous: {},
    });
  });
});
