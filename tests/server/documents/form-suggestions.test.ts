import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Suggestion } from '../../../server/documents/fields.ts';
import { mergeSuggestions } from '../../../server/documents/suggest/merge-suggestions.ts';
import { formPdf, type FormField } from '../../support/documents/active-pdfs.ts';
import { createTestEngine } from '../../support/documents/engine.ts';

const engine = createTestEngine();
beforeAll(() => engine.ready());
afterAll(() => engine.closeUnharmed());

const utf16 = (text: string) => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
const named = (name: string, tooltip?: string) =>
  `/T${utf16(name)}${tooltip === undefined ? '' : `/TU${utf16(tooltip)}`}`;
/** Encodes the name of an appearance as UTF-8. */
const state = (text: string) =>
  `/${Buffer.from(text).reduce((name, byte) => `${name}#${byte.toString(16).padStart(2, '0')}`, '')}`;
const button = (on: string) => `/AS/Off/AP<</N<<${state(on)} 6 0 R/Off 7 0 R>>>>`;

type Wanted = Pick<Suggestion, 'kind' | 'name'> & Partial<Suggestion>;
const [REQUIRED, MULTILINE, RADIO] = [2, 4_096, 32_768];
const kinds = ['성명', '연락처', '이메일', '금액', '계약일자', '회사명', '사업자등록번호', '주소'];
const meant = ['NAME', 'PHONE', 'EMAIL', 'AMOUNT', 'DATE', 'COMPANY', 'BUSINESS_NUMBER', 'TEXT'] as const;

/** 40 fields, each with the suggestion expected for it. */
const FIELDS: { entries: string; wanted: Wanted }[] = [
  ...kinds.map((name, index) => ({
    entries: `/FT/Tx${named(name, `${name}을(를) 적어주세요`)}/Ff ${index % 2 ? REQUIRED : 0}/MaxLen ${20 + index}`,
    wanted: {
      kind: meant[index] ?? 'TEXT',
      name,
      help: `${name}을(를) 적어주세요`,
      required: index % 2 === 1,
      maxLength: 20 + index,
    },
  })),
  ...kinds.map((tooltip, index) => ({
    entries: `/FT/Tx/T(Text${index})/TU${utf16(tooltip)}`,
    wanted: { kind: meant[index] ?? 'TEXT', name: tooltip, required: false },
  })),
  ...Array.from({ length: 4 }, (_, index) => ({
    entries: `/FT/Tx${named(`의견${index}`)}/Ff ${MULTILINE | REQUIRED}/MaxLen 500`,
    wanted: { kind: 'MULTILINE', name: `의견${index}`, required: true, maxLength: 500 } satisfies Wanted,
  })),
  ...['동의함', '확인함', '받았음'].map((name) => ({
    entries: `/FT/Btn${named(name)}${button('Yes')}`,
    wanted: { kind: 'CHECKBOX', name } satisfies Wanted,
  })),
  // Radio buttons, named by their states, by their own tooltips, or by the options that their field lists.
  ...['남', '여'].map((choice) => ({
    entries: `/Parent<</FT/Btn/Ff ${RADIO | REQUIRED}${named('성별', '하나만 골라주세요')}>>${button(choice)}`,
    wanted: { kind: 'RADIO', name: choice, group: '성별', help: '하나만 골라주세요', required: true } satisfies Wanted,
  })),
  ...['월급', '시급', '일급'].map((choice, index) => ({
    entries: `/Parent<</FT/Btn/Ff ${RADIO}${named('임금의 종류')}>>/TU${utf16(choice)}${button(String(index))}`,
    wanted: { kind: 'RADIO', name: choice } satisfies Wanted,
  })),
  ...['현금', '카드', '이체'].map((_choice, index) => ({
    entries: `/Parent<</FT/Btn/Ff ${RADIO}${named('결제')}/Opt[${['현금', '카드', '이체'].map(utf16).join('')}]>>${button(String(index))}`,
    wanted: { kind: 'RADIO', name: ['현금', '카드', '이체'][index] ?? '', group: '결제' } satisfies Wanted,
  })),
  ...['예', '아니오'].map((choice) => ({
    entries: `/Parent<</FT/Btn${named('병역')}>>${button(choice)}`,
    wanted: { kind: 'RADIO', name: choice, group: '병역' } satisfies Wanted,
  })),
  ...Array.from({ length: 3 }, (_, index) => ({
    entries: `/FT/Ch/Ff ${index ? 131_072 : 0}${named(`은행${'가나다'.charAt(index)}`)}/Opt[${utf16('국민')}[(sh)${utf16('신한')}]${utf16('국민')}]`,
    wanted: { kind: 'LIST', name: `은행${'가나다'.charAt(index)}`, items: ['국민', '신한'] } satisfies Wanted,
  })),
  ...['서명', '도장 자리'].map((name) => ({
    entries: `/FT/Sig${named(name, '여기에 서명해주세요')}`,
    wanted: { kind: 'SIGNATURE', name, help: '여기에 서명해주세요' } satisfies Wanted,
  })),
  ...['비고', '담당 부서'].map((name) => ({
    entries: `/FT/Tx${named(name)}`,
    wanted: { kind: 'TEXT', name } satisfies Wanted,
  })),
];

const rectOf = (index: number): FormField['rect'] => {
  const [x, y] = [50 + (index % 4) * 120, 700 - Math.floor(index / 4) * 40];
  return [x, y, x + 100, y + 20];
};

describe('a form of 40 fields', () => {
  it('keeps what each field says of itself', async () => {
    expect(FIELDS).toHaveLength(40);
    const taken = await engine.take(formPdf(FIELDS.map(({ entries }, index) => ({ entries, rect: rectOf(index) }))));
    expect(taken.suggestions).toHaveLength(40);
    taken.suggestions.forEach((suggestion, index) => {
      const [x, y] = rectOf(index);
      expect(suggestion).toMatchObject({
        ...FIELDS[index]?.wanted,
        rect: { x, y: 842 - y - 20, width: 100, height: 20 },
        source: 'ACRO_FORM',
      });
    });
  });
});

it('names fields apart that share a name, and leaves out what the designer adds to it', async () => {
  const texts = [
    '성명',
    '성명',
    '신청인.성명',
    'topmostSubform[0].Page1[0].성명[0]',
    'form1[0].#subform[2].주소[0]',
    'form1[0]',
  ];
  const choices = ['form1[0].동의[0]', 'form1[0].동의[1]'].flatMap((group) =>
    ['예', '아니오'].map((choice) => `/Parent<</FT/Btn/Ff ${RADIO}${named(group)}>>${button(choice)}`),
  );
  const entries = [...texts.map((name) => `/FT/Tx${named(name)}`), ...choices];
  const taken = await engine.take(formPdf(entries.map((entry, index) => ({ entries: entry, rect: rectOf(index) }))));
  const merged = mergeSuggestions(taken.suggestions, []);
  expect(merged.map(({ name, group }) => (group === undefined ? name : [group, name]))).toEqual([
    '성명',
    '성명 2',
    '신청인.성명',
    '성명 3',
    '주소',
    'form1[0]',
    ['동의', '예'],
    ['동의', '아니오'],
    ['동의 2', '예'],
    ['동의 2', '아니오'],
  ]);
});

it('says nothing about what is required where the form does not', async () => {
  const taken = await engine.take(formPdf([{ entries: '/FT/Tx/T(a)', rect: rectOf(0) }]));
  expect(taken.suggestions[0]).not.toHaveProperty('required');
});

it('suggests no other choice where one is made, and nothing that may not be asked', async () => {
  const parent = `/Parent<</FT/Btn/Ff ${RADIO}${named('성별')}/V/a>>`;
  const taken = await engine.take(
    formPdf([
      { entries: `${parent}${button('a').replace('/AS/Off', `/AS${state('a')}`)}`, rect: rectOf(0) },
      { entries: `${parent}${button('b')}`, rect: rectOf(1) },
      { entries: `/FT/Tx${named('주민등록번호')}`, rect: rectOf(2) },
    ]),
  );
  expect(taken.suggestions).toEqual([]);
});
