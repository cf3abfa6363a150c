import type { components } from '#openapi';

type Field = components['schemas']['Field'];
type Values = { kind: Field['kind']; right: string[]; wrong: string[]; more?: Partial<Field> };
/**
 * A valid and an invalid value for every kind of field that is typed or chosen, with each rule that a sender may set.
 */
const TYPED: Values[] = [
  {
    kind: 'TEXT',
    right: ['서울시 마포구', '한글 English 1'],
    wrong: ['한글 🫠 글', '칸보다 긴 글 '.repeat(40), '가'.repeat(2001)],
  },
  { kind: 'TEXT', right: ['AB'], wrong: ['ab', 'ABC'], more: { validation: { pattern: '[A-Z]{2}' } } },
  {
    kind: 'TEXT',
    right: ['AB'],
    wrong: ['ab'],
    more: { validation: { pattern: '[A-Z]{2}', message: '대문자 둘이요.' } },
  },
  {
    kind: 'TEXT',
    right: ['가나다'],
    wrong: ['가', '가나다라마바'],
    more: { validation: { minLength: 2, maxLength: 5 } },
  },
  { kind: 'MULTILINE', right: ['한 줄\n두 줄'], wrong: ['여러 줄\n'.repeat(60), '글자 \u{10FFFD}'] },

  { kind: 'NUMBER', right: ['12', '-3.5'], wrong: ['abc', '1 2'] },
  { kind: 'NUMBER', right: ['10'], wrong: ['9', '11.5'], more: { validation: { minimum: '10', maximum: '11' } } },

  { kind: 'AMOUNT', right: ['1200000', '0'], wrong: ['abc', '1,200', '-5', '1.5'] },
  { kind: 'AMOUNT', right: ['100'], wrong: ['99'], more: { validation: { minimum: '100' } } },

  {
    kind: 'DATE',
    right: ['2026-02-28', '2028-02-29'],
    wrong: ['2026년 13월 45일', '2026-02-31', '2026-13-45', '2027-02-29'],
  },
  { kind: 'DATE', right: ['1994-12-07'], wrong: ['1899-01-01', '2999-01-01'], more: { name: '생년월일' } },
  { kind: 'CHECKBOX', right: ['true'], wrong: ['yes'] },
  { kind: 'RADIO', right: ['true'], wrong: ['yes'] },
  { kind: 'LIST', right: ['가'], wrong: ['다'], more: { items: ['가', '나'] } },
  { kind: 'NAME', right: ['김지수'], wrong: ['김\u{10FFFD}수'] },
  { kind: 'EMAIL', right: ['a@b.kr'], wrong: ['a@b', '한글'] },
  { kind: 'PHONE', right: ['010-1234-5678'], wrong: ['010-12'] },
  { kind: 'COMPANY', right: ['한빛물산'], wrong: ['한빛 🫠'] },
  { kind: 'BUSINESS_NUMBER', right: ['124-81-00998'], wrong: ['123', '124-81-00999'] },
];
export const cases = TYPED.flatMap(({ right, wrong, ...one }) => [
  ...right.map((value) => ({ ...one, value, isRight: true })),
  ...wrong.map((value) => ({ ...one, value, isRight: false })),
]);

export const placeOf = (place: number) => ({
  rect: { x: 20 + (place % 4) * 140, y: 10 + Math.floor(place / 4) * 36, width: 130, height: 24 },
});

export const nameOf = ({ kind, value }: (typeof cases)[number]) => `${kind} ${value.slice(0, 20)}`;
/** All judges use the same list of rows. */
export const pairVerdicts = (verdicts: readonly (string | null)[]) =>
  cases.map((one, place) => `${nameOf(one)}: ${verdicts[place] ?? '맞아요'}`);
