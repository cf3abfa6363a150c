import { describe, expect, it } from 'vitest';
import { canComeFromSheet, listSheetColumns } from '#rules/sheet-columns.ts';
import { FIELD_KINDS } from '#rules/field-kinds.ts';

type Content = Parameters<typeof listSheetColumns>[0];
type Slot = Content['slots'][number];
type Field = Content['fields'][number];

const slotOf = (more: Partial<Slot> = {}): Slot => ({
  slotUuid: 'w',
  name: '근로자',
  person: 'ASK',
  channels: [],
  verifications: [],
  accessCode: 'NONE',
  ...more,
});
const fieldOf = (fieldId: string, more: Partial<Field> = {}): Field => ({
  fieldId,
  name: fieldId,
  kind: 'TEXT',
  receiverUuid: null,
  required: true,
  ...more,
});
const list = (more: Partial<Content>) => listSheetColumns({ slots: [], fields: [], titleRule: '계약서', ...more });
const required = (slot: Partial<Slot>) =>
  list({ slots: [slotOf(slot)] }).flatMap(({ kind, isRequired }) => (isRequired ? [kind] : []));
const isRequired = (more: Partial<Field>) => list({ fields: [fieldOf('f', more)] })[0]?.isRequired;
const radio = (fieldId: string, more: Partial<Field> = {}) =>
  fieldOf(fieldId, { kind: 'RADIO', group: '고용 형태', ...more });
const samples = (fields: Partial<Field>[]) =>
  list({ fields: fields.map((more, index) => fieldOf(String(index), more)) }).map(({ sample }) => sample);
const openKeys = (...fields: Field[]) => list({ fields }).map(({ key }) => key);

describe('the columns of a person', () => {
  it('are those of each person whom the sheet names, with what tells them apart', () => {
    const columns = list({ slots: [slotOf(), slotOf({ slotUuid: 'c', name: '회사', person: 'FIXED' })] });
    expect(columns.map(({ key, head, name, sample }) => [key, head, name, sample])).toEqual([
      ['slot:w:name', '근로자 이름', '이름', '홍길동'],
      ['slot:w:email', '근로자 메일', '메일', 'gildong@example.com'],
      ['slot:w:phone', '근로자 휴대폰', '휴대폰', '010-1234-5678'],
      ['slot:w:title', '근로자 직함', '직함', '대리'],
    ]);
    expect(list({ slots: [slotOf({ accessCode: 'EACH' })] }).at(-1)).toMatchObject({
      key: 'slot:w:code',
      head: '근로자 문서 비밀번호',
      name: '문서 비밀번호',
      sample: '1234',
    });
    expect(columns[0]).toMatchObject({
      slotUuid: 'w',
      slotName: '근로자',
      fieldUuid: null,
      field: null,
      choices: null,
    });
  });

  it('are required as far as the person is sent something, or verified by it', () => {
    expect(required({})).toEqual(['NAME']);
    expect(required({ channels: ['MAIL'] })).toEqual(['NAME', 'EMAIL']);
    expect(required({ verifications: ['EMAIL_CODE'] })).toEqual(['NAME', 'EMAIL']);
    expect(required({ channels: ['SMS'] })).toEqual(['NAME', 'PHONE']);
    expect(required({ verifications: ['PHONE_CODE'] })).toEqual(['NAME', 'PHONE']);
    expect(required({ verifications: ['PHONE_IDENTITY'] })).toEqual(['NAME', 'PHONE']);
    expect(required({ accessCode: 'EACH' })).toEqual(['NAME', 'ACCESS_CODE']);
  });

  it('have headings of their own, even if two people are called the same', () => {
    const slots = ['1', '2', '3'].map((slotUuid) => slotOf({ slotUuid, name: ' 근로자 * ' }));
    const heads = list({ slots }).flatMap(({ kind, head }) => (kind === 'NAME' ? [head] : []));
    expect(heads).toEqual(['근로자 이름', '근로자 이름 (2)', '근로자 이름 (3)']);
  });
});

describe('the columns of fields', () => {
  it('are the sender’s without a value, and those of others that the sheet fills in', () => {
    expect(
      openKeys(
        fieldOf('theirs', { receiverUuid: 'w', fromSheet: true }),
        fieldOf('not from it', { receiverUuid: 'w' }),
        fieldOf('mine'),
        fieldOf('mine and filled in', { value: '가' }),
        fieldOf('signature', { kind: 'SIGNATURE' }),
      ),
    ).toEqual(['field:mine', 'field:theirs']);
  });

  it('are of the kinds that a cell can hold', () => {
    expect(FIELD_KINDS.filter((kind) => !canComeFromSheet({ kind }))).toEqual([
      'SIGNATURE',
      'SEAL',
      'INITIALS',
      'SIGNED_DATE',
      'IMAGE',
      'FILE',
      'FORMULA',
      'LABEL',
    ]);
  });

  it('name whose they are, and have a name where the field has none', () => {
    const columns = list({
      slots: [slotOf({ person: 'FIXED' })],
      fields: [
        fieldOf('pay', { receiverUuid: 'w', fromSheet: true, name: '급여 *' }),
        fieldOf('', { name: '' }),
        fieldOf('stray', { receiverUuid: 'gone', fromSheet: true }),
      ],
    });
    expect(columns).toMatchObject([
      { head: '칸', name: '칸', slotUuid: null, slotName: null },
      { head: '근로자 급여', name: '급여', slotUuid: 'w', slotName: '근로자', fieldUuid: 'pay' },
      { head: 'stray', slotUuid: 'gone', slotName: null },
    ]);
  });

  it('are required unless that depends on the row', () => {
    expect([isRequired({}), isRequired({ required: false })]).toEqual([true, false]);
    expect(isRequired({ condition: { fieldId: 'g', is: 'FILLED', value: null, effect: 'SHOWN' } })).toBe(false);
    expect(isRequired({ kind: 'AMOUNT', group: 'g', part: 'VAT' })).toBe(false);
    expect(isRequired({ kind: 'RADIO' })).toBe(false);
  });
});

describe('radio buttons of a group', () => {
  it('are one column, in which the name of a button is written', () => {
    const columns = list({
      fields: [
        radio('정규직'),
        radio('계약직'),
        fieldOf('text', { group: '고용 형태' }),
        radio('따로', { group: '급여' }),
        radio('이름 없이', { group: '' }),
        radio('남의', { receiverUuid: 'w', fromSheet: true }),
      ],
    });
    expect(columns.map(({ head, choices, isRequired }) => [head, choices?.length ?? null, isRequired])).toEqual([
      ['고용 형태', 2, true],
      ['text', null, true],
      ['따로', null, false],
      ['이름 없이', null, false],
      ['남의', null, false],
    ]);
    expect(columns[0]).toMatchObject({
      key: 'field:정규직',
      field: { kind: 'LIST', items: ['정규직', '계약직'] },
      choices: [
        { name: '정규직', fieldUuid: '정규직' },
        { name: '계약직', fieldUuid: '계약직' },
      ],
      sample: '정규직',
    });
  });

  it('are one column for each person', () => {
    const fields = ['w', 'g'].flatMap((receiverUuid) =>
      ['예', '아니요'].map((name) => radio(`${receiverUuid} ${name}`, { receiverUuid, fromSheet: true, name })),
    );
    expect(list({ fields }).map(({ key, choices }) => [key, choices?.map(({ fieldUuid }) => fieldUuid)])).toEqual([
      ['field:w 예', ['w 예', 'w 아니요']],
      ['field:g 예', ['g 예', 'g 아니요']],
    ]);
  });
});

it('the title is a column if no rule makes it', () => {
  expect(list({ titleRule: '' })).toMatchObject([
    {
      key: 'title',
      head: '문서 이름',
      name: '문서 이름',
      kind: 'DOCUMENT_TITLE',
      isRequired: false,
      sample: '홍길동 님 계약서',
    },
  ]);
  expect(list({})).toEqual([]);
});

it('each kind of field has a sample', () => {
  expect(
    samples([
      { kind: 'NAME' },
      { kind: 'EMAIL' },
      { kind: 'PHONE' },
      { kind: 'COMPANY' },
      { kind: 'BUSINESS_NUMBER' },
      { kind: 'DATE' },
      { kind: 'NUMBER' },
      { kind: 'NUMBER', validation: { minimum: '20', maximum: '30' } },
      { kind: 'NUMBER', validation: { maximum: '5' } },
      { kind: 'AMOUNT' },
      { kind: 'AMOUNT', validation: { minimum: '20', maximum: '30' } },
      { kind: 'AMOUNT', validation: { maximum: '5' } },
      { kind: 'CHECKBOX' },
      { kind: 'RADIO' },
      { kind: 'LIST', items: ['월세', '전세'] },
      { kind: 'LIST' },
      { kind: 'TEXT' },
      { kind: 'MULTILINE' },
    ]),
  ).toEqual([
    '홍길동',
    'gildong@example.com',
    '010-1234-5678',
    '한빛물산',
    '123-45-67891',
    '2026-12-01',
    '10',
    '20',
    '5',
    '1000000',
    '20',
    '5',
    'O',
    'O',
    '월세',
    '',
    '예시',
    '예시',
  ]);
});
