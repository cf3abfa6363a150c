import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { matchAnything } from '../../../rules/value-problem.ts';
import type { Field, Problem } from '../../../server/modules/contracts/core/contract.types.ts';
import type { Draft } from '../../../server/modules/contracts/drafting/lint/draft.ts';
import { separateVaryingFields } from '../../../server/modules/batches/varied-fields.ts';
import {
  isError,
  lint,
  lintSharedParts,
  lintContractParts,
  lintOwnValues,
} from '../../../server/modules/contracts/drafting/lint/lint.ts';
import type { field } from '../../support/contracts.ts';
import { draft, FILE, NOW, ONE, one, part, person, text, TWO, two, type Person } from '../../support/lint-draft.ts';
import { leastCpuSeconds } from '../../support/work.ts';

const sort = (problems: readonly Problem[]) => problems.map(({ code }) => code).toSorted();

function codes(more: Partial<Draft>) {
  const made = draft(more);
  const problems = lint(made, matchAnything);
  // A sheet's rows are checked in two steps, which together must find every error, whatever the sheet fills in.
  const common = lintSharedParts(made);
  const errors = sort(problems.filter(isError));
  expect(sort([...common, ...lintContractParts(made, matchAnything)])).toEqual(errors);
  for (const { fieldId } of made.fields) {
    const { varied, fixed } = separateVaryingFields(made.fields, [{ fieldUuid: fieldId, choices: null }]);
    const ofSheet = lintOwnValues({ ...made, fields: fixed }, matchAnything);
    const ofRow = lintContractParts({ ...made, fields: varied }, matchAnything);
    expect(sort([...common, ...ofSheet, ...ofRow])).toEqual(errors);
  }
  return problems.map(({ code, severity }) => `${severity} ${code}`);
}

it('nothing is wrong with what is right', () => {
  expect(lint(draft(), matchAnything)).toEqual([]);
});

const both = (more: Partial<Person>) => ({ receivers: [person(ONE), person(TWO, more)] });

describe('people', () => {
  it.each<[string, Partial<Person>, string[]]>([
    ['no name', { name: '' }, ['ERROR NAME_WRONG']],
    ['a name of 51 characters', { name: '가'.repeat(51) }, ['ERROR NAME_WRONG']],
    ['a name with emoji', { name: '도윤👩‍👩‍👧‍👦' }, []],
    ['a name of 40 characters', { name: '👩‍👩‍👧‍👦'.repeat(40) }, []],
    ['no channel', { channels: [] }, ['ERROR CHANNEL_MISSING']],
    ['no address for a mail', { email: null }, ['ERROR EMAIL_WRONG']],
    ['half an address', { email: 'a@b' }, ['ERROR EMAIL_WRONG']],
    ['two addresses', { email: 'a@b.kr,c@d.kr' }, ['ERROR EMAIL_WRONG']],
    ['no number for a text', { channels: ['SMS'] }, ['ERROR PHONE_WRONG']],
    ['half a number', { phone: '0101234', channels: ['MAIL', 'SMS'] }, ['ERROR PHONE_WRONG']],
    ['a step that needs a phone', { verifications: ['PHONE_IDENTITY'] }, ['ERROR PHONE_WRONG']],
    [
      'a step that needs a mail',
      { email: null, phone: '01012345678', channels: ['SMS'], verifications: ['EMAIL_CODE'] },
      ['ERROR EMAIL_WRONG'],
    ],
    ['no access code', { verifications: ['ACCESS_CODE'] }, ['ERROR ACCESS_CODE_WRONG']],
    ['a short access code', { verifications: ['ACCESS_CODE'], accessCode: '123' }, ['ERROR ACCESS_CODE_WRONG']],
    ['a good access code', { verifications: ['ACCESS_CODE'], accessCode: '1234' }, []],
    ['a slip of the finger', { email: 'a@naver.con' }, ['WARNING MAIL_DOMAIN_ODD']],
    ['the same address twice', { email: 'ONE@hanbit.example' }, ['WARNING DUPLICATE_RECEIVER']],
  ])('%s', (_, more, expected) => {
    expect(codes(both(more))).toEqual(expected);
  });

  it('somebody has to sign', () => {
    expect(codes({ receivers: [person(ONE, { role: 'APPROVER' })], fields: [] })).toEqual(['ERROR NO_SIGNER']);
    expect(codes({ receivers: [], fields: [] })).toEqual(['ERROR NO_SIGNER']);
    const approver = [person(ONE), person(TWO, { role: 'APPROVER' })];
    expect(codes({ receivers: approver, fields: [one] })).toEqual([]);
    expect(codes({ receivers: approver })).toEqual(['ERROR FIELD_OF_READER']);
  });
});

describe('fields', () => {
  it.each<[string, Parameters<typeof field>[2], string[]]>([
    ['on a page that is not there', { page: 3 }, ['ERROR FIELD_OFF_PAGE']],
    ['over the edge', { rect: { x: 560, y: 50, width: 100, height: 40 } }, ['ERROR FIELD_OFF_PAGE']],
    ['of no size', { kind: 'CHECKBOX', rect: { x: 5, y: 5, width: 0, height: 9 } }, ['ERROR FIELD_TOO_SMALL']],
    ['too thin to be read', { rect: { x: 5, y: 5, width: 90, height: 0.9 } }, ['ERROR FIELD_TOO_SMALL']],
    ['of nobody', { receiverUuid: randomUUID() }, ['ERROR FIELD_WITHOUT_OWNER']],
    ['of the sender, empty', { receiverUuid: null }, ['ERROR SENDER_VALUE_MISSING']],
    ['of the sender, filled', { receiverUuid: null, value: '한빛물산' }, []],
    ['of the sender, not needed', { receiverUuid: null, required: false }, []],
    ['a list of nothing', { kind: 'LIST' }, ['ERROR LIST_EMPTY']],
    ['a list', { kind: 'LIST', items: ['가', '나'] }, []],
    ['a pattern', { validation: { pattern: '[A-Z]{2}' } }, []],
    ['a broken pattern', { validation: { pattern: '(' } }, ['ERROR PATTERN_BROKEN']],
    ['a pattern that looks around', { validation: { pattern: '(?=a)a' } }, ['ERROR PATTERN_BROKEN']],
    ['a pattern of a thousand steps', { validation: { pattern: '(?:.?){999}' } }, ['ERROR PATTERN_BROKEN']],
    ['an empty length', { validation: { minLength: 9, maxLength: 3 } }, ['ERROR RANGE_EMPTY']],
    ['an empty range', { validation: { minimum: '10', maximum: '9.5' } }, ['ERROR RANGE_EMPTY']],
    ['too small for its letters', { fontSize: 24 }, ['WARNING FIELD_TOO_SMALL']],
    ['over another', { rect: { x: 60, y: 60, width: 100, height: 40 } }, ['WARNING FIELD_OVERLAP']],
    ['beside another, by a hair', { rect: { x: 149, y: 50, width: 100, height: 40 } }, []],
    ['a broken formula', { kind: 'FORMULA', formula: '1 +' }, ['ERROR FORMULA_BROKEN']],
    ['a formula over nothing', { kind: 'FORMULA', formula: `[${FILE}]` }, ['ERROR REFERENCE_MISSING']],
    [
      'a look ahead',
      { condition: { fieldId: two.fieldId, is: 'FILLED', value: null, effect: 'SHOWN' } },
      ['ERROR REFERENCE_FORWARD'],
    ],
    [
      'a look back',
      { receiverUuid: TWO, condition: { fieldId: one.fieldId, is: 'FILLED', value: null, effect: 'SHOWN' } },
      [],
    ],
  ])('%s', (_, more, expected) => {
    expect(codes({ fields: [one, two, text(more)] })).toEqual(expected);
  });

  it.each([
    ['EQUAL', '부산', ['WARNING CONDITION_VALUE_GONE']],
    ['DIFFERENT', '부산', ['WARNING CONDITION_VALUE_GONE']],
    ['EQUAL', '부산점', []],
    ['EQUAL', '', []],
    ['FILLED', null, []],
  ] as const)('a condition of an item that its list no longer has: %s %s', (is, value, expected) => {
    const listBoxId = randomUUID();
    const list = text({ kind: 'LIST', listBoxId, items: [] });
    const condition = { fieldId: list.fieldId, is, value, effect: 'REQUIRED' } as const;
    const bound = text({ condition, rect: { x: 300, y: 400, width: 100, height: 20 } });
    const lists = { [listBoxId]: { version: 2, items: ['서울', '부산점'] } };
    const filled = { ...list, items: ['서울', '부산점'] };
    expect(codes({ fields: [one, two, filled, bound], lists })).toEqual(expected);
    const { listBoxId: _, ...plain } = filled;
    expect(codes({ fields: [one, two, plain, bound] })).toEqual(expected);
  });

  it('a signer needs a field of their own, and lacks a signature', () => {
    expect(lint(draft({ fields: [one] }), matchAnything)).toMatchObject([
      {
        code: 'RECEIVER_WITHOUT_FIELD',
        severity: 'ERROR',
        message: '이도윤 님의 칸이 없어요',
        place: { receiverUuid: TWO },
      },
    ]);
    expect(codes({ fields: [one, text({ receiverUuid: TWO })] })).toEqual(['WARNING SIGNER_WITHOUT_SIGNATURE']);
  });

  it('references that run in a circle are named, each of them', () => {
    const fields = [0, 1, 2].map((place) =>
      text({ kind: 'FORMULA', rect: { x: 300, y: 300 + place * 50, width: 90, height: 20 } }),
    );
    const circle = fields.map((one, place) => ({ ...one, formula: `[${fields[(place + 1) % 3]?.fieldId}]` }));
    expect(codes({ fields: [one, two, ...circle] })).toEqual(circle.map(() => 'ERROR REFERENCE_CYCLE'));
  });

  it('a thousand of them are looked through with little work', async () => {
    const many = Array.from({ length: 1000 }, (_, place) =>
      text({
        rect: { x: (place % 5) * 100, y: (Math.floor(place / 5) % 40) * 20, width: 90, height: 18 },
        page: 1 + (place % 2),
      }),
    );
    const looked = draft({ fields: [one, two, ...many] });
    expect(await leastCpuSeconds(() => lint(looked, matchAnything))).toBeLessThan(0.5);
  });
});

describe('files and deadlines', () => {
  const twice = [part(), part({ fileUuid: randomUUID() })];
  it.each<[string, Partial<Draft>, string[]]>([
    ['a file on its way', { files: [part({ status: 'PROCESSING' })] }, ['ERROR FILE_NOT_READY']],
    ['501 pages', { files: [part({}, 501)] }, ['ERROR TOO_MANY_PAGES']],
    ['50 MB and a byte', { files: [part({ normalisedBytes: 52_428_801 })] }, ['ERROR TOO_LARGE']],
    ['50 MB', { files: [part({ normalisedBytes: 52_428_800 })] }, []],
    [
      'a signed one among others',
      { files: [...twice, part({ fileUuid: randomUUID(), notices: [{ code: 'ALREADY_SIGNED', message: '' }] })] },
      ['ERROR SIGNED_NOT_ALONE'],
    ],
    ['a signed one alone', { files: [part({ notices: [{ code: 'ALREADY_SIGNED', message: '' }] })] }, []],
    ['a deadline that is past', { expiresAt: NOW }, ['ERROR EXPIRY_PAST']],
    ['a deadline before the sending', { expiresAt: NOW, isScheduled: true }, ['ERROR EXPIRY_BEFORE_SCHEDULE']],
    ['a deadline at Christmas', { expiresAt: new Date('2026-12-25T10:00:00Z') }, ['WARNING EXPIRY_ON_HOLIDAY']],
    ['a Christmas that nobody chose', { expiresAt: new Date('2026-12-25T10:00:00Z'), isExpiryChosen: false }, []],
    ['a deadline on a Sunday in Seoul', { expiresAt: new Date('2026-12-05T15:30:00Z') }, ['WARNING EXPIRY_ON_HOLIDAY']],
  ])('%s', (_, more, expected) => {
    expect(codes(more)).toEqual(expected);
  });
});

it('a file that nobody has read yet keeps nobody from sending', () => {
  const problems = lint(draft({ read: [{ fileId: FILE, isRead: false, print: [], suggestions: [] }] }), matchAnything);
  expect(problems).toMatchObject([{ code: 'PAGES_UNREAD', severity: 'WARNING', place: { fileId: FILE } }]);
});

it('print that is hidden, and blanks that nobody fills in', () => {
  const suggestion = { page: 2, rect: { x: 10, y: 10, width: 50, height: 20 }, kind: 'NAME' as const, party: null };
  const more = { partyName: null, name: '성명', confidence: 1, words: '성명', source: 'TEXT' as const };
  const print = [{ page: 1, rect: { x: 60, y: 60, width: 30, height: 10 }, isMarkPlace: false }];
  const problems = lint(
    draft({ read: [{ fileId: FILE, isRead: true, print, suggestions: [{ ...suggestion, ...more }] }] }),
    matchAnything,
  );
  expect(problems).toMatchObject([
    { code: 'FIELD_OVER_TEXT', severity: 'WARNING', place: { fieldId: one.fieldId } },
    {
      code: 'BLANK_LEFT',
      severity: 'WARNING',
      message: '2쪽에 채울 사람이 없는 빈칸이 있어요 (성명).',
      place: { page: 2 },
    },
  ]);
});

it('compares fields with the print of their own page only', () => {
  const [pages, fieldsEach, printEach] = [40, 5, 50];
  let comparisons = 0;
  const print = Array.from({ length: pages * printEach }, (_, place) => ({
    page: 1 + Math.floor(place / printEach),
    get rect() {
      comparisons += 1;
      return { x: 20, y: 20, width: 10, height: 10 };
    },
    isMarkPlace: false,
  }));
  const fields = Array.from({ length: pages * fieldsEach }, (_, place) => ({
    ...one,
    fieldId: `${place}`,
    page: 1 + Math.floor(place / fieldsEach),
  }));
  lint(draft({ fields, read: [{ fileId: FILE, isRead: true, print, suggestions: [] }] }), matchAnything);
  expect(comparisons).toBe(fields.length * printEach);
});

const gap = (start: number, end: number) => ({ start, end });

const at = (x: number, isMarkPlace = false) => ({
  page: 1,
  rect: { x, y: 62, width: 12, height: 12 },
  isMarkPlace,
});

describe('print is hidden only by ink', () => {
  const hides = (kind: Field['kind'], print: ReturnType<typeof at>[], more: Partial<Field> = {}) =>
    lint(
      draft({
        fields: [{ ...one, kind, rect: { x: 50, y: 60, width: 200, height: 16 }, ...more }],
        read: [{ fileId: FILE, isRead: true, print, suggestions: [] }],
      }),
      matchAnything,
    ).some(({ code }) => code === 'FIELD_OVER_TEXT');
  const units = [at(110), at(170), at(230)];
  const dateGaps = { year: gap(0.05, 0.28), month: gap(0.38, 0.58), day: gap(0.68, 0.88) };

  it('not the units of a date that is written into its gaps, unless it was moved over them', () => {
    expect(hides('DATE', units)).toBe(true);
    expect(hides('DATE', units, { dateGaps })).toBe(false);
    expect(hides('DATE', units, { dateGaps, rect: { x: 60, y: 60, width: 200, height: 16 } })).toBe(true);
  });

  it('not the digit of an answer that is circled', () => {
    const digit = [{ ...at(110), isDigit: true as const }];
    expect(hides('RADIO', digit)).toBe(false);
    expect(hides('TEXT', digit)).toBe(true);
    expect(hides('RADIO', [at(110)])).toBe(true);
  });

  it('not the year of a date that the form has printed, because nothing is written there', () => {
    const year = [at(70)];
    expect(hides('DATE', year, { dateGaps })).toBe(true);
    expect(hides('DATE', year, { dateGaps: { ...dateGaps, printedYear: 2026 } })).toBe(false);
  });

  it('not the place of a mark under a mark, but under a text', () => {
    expect(hides('SEAL', [at(120, true)])).toBe(false);
    expect(hides('SIGNATURE', [at(120, true)])).toBe(false);
    expect(hides('TEXT', [at(120, true)])).toBe(true);
    expect(hides('SEAL', [at(120)])).toBe(true);
  });
});
