import { describe, expect, test } from 'vitest';
import { copyFieldsWithNewIds, createIdMapper } from '../../../../server/modules/contracts/core/copy-fields.ts';
import { maskContact } from '../../../../server/modules/contracts/core/mask-contact.ts';
import { findReceiverLanguage } from '../../../../server/modules/contracts/core/receiver-language.ts';
import { pickTerms } from '../../../../server/modules/contracts/core/terms.ts';
import { listNextReceivers } from '../../../../server/modules/contracts/core/turns.ts';
import type { ReceiverState } from '../../../../server/modules/contracts/core/contract.types.ts';
import { field } from '../../../support/contracts.ts';

const SETTINGS = {
  allowDelegate: false,
  allowAnnotate: false,
  showOthers: 'ALL',
  pageSealEdge: 'NONE',
  footer: true,
  language: 'en',
} as const;

const asked = (signingOrder: number | null, state: ReceiverState, role: 'SIGNER' | 'VIEWER' = 'SIGNER') => ({
  signingOrder,
  state,
  role,
});

describe('whose turn it is', () => {
  test('is that of everyone with the lowest order who has not finished', () => {
    const [first, second, third] = [asked(1, 'NOTIFIED'), asked(1, 'VERIFIED'), asked(2, 'WAITING')];
    expect(listNextReceivers([third, first, second])).toEqual([first, second]);
    expect(listNextReceivers([{ ...first, state: 'SIGNED' }, { ...second, state: 'SIGNED' }, third])).toEqual([third]);
  });

  test.each(['SIGNED', 'APPROVED', 'REJECTED', 'DELEGATED'] as const)('is not that of who is %s', (state) => {
    expect(listNextReceivers([asked(1, state), asked(2, 'WAITING')])).toEqual([asked(2, 'WAITING')]);
  });

  test('is never that of a viewer, and nobody’s once all have finished', () => {
    expect(listNextReceivers([asked(1, 'WAITING', 'VIEWER'), asked(2, 'WAITING')])).toEqual([asked(2, 'WAITING')]);
    expect(listNextReceivers([asked(1, 'WAITING', 'VIEWER'), asked(2, 'SIGNED')])).toEqual([]);
    expect(listNextReceivers([asked(null, 'WAITING'), asked(2, 'WAITING')])).toEqual([asked(2, 'WAITING')]);
  });
});

const copy = (...fields: Parameters<typeof copyFieldsWithNewIds>[0]) =>
  copyFieldsWithNewIds(fields, (id) => `new ${id}`);

describe('copied fields', () => {
  const [a, b] = ['019b0000-0000-7000-8000-00000000000a', '019b0000-0000-7000-8000-00000000000B'];

  test('have new ids, wherever they refer to each other or to people', () => {
    const made = field('f', 'r-1', {
      fieldId: a,
      condition: { fieldId: b, is: 'EQUAL', value: '1', effect: 'SHOWN' },
      formula: `[${a}] + [${b}] * [short]`,
    });
    expect(copy(made)).toEqual([
      {
        ...made,
        fieldId: `new ${a}`,
        receiverUuid: 'new r-1',
        condition: { fieldId: `new ${b}`, is: 'EQUAL', value: '1', effect: 'SHOWN' },
        formula: `[new ${a}] + [new ${b}] * [short]`,
      },
    ]);
  });

  test('get nothing that they did not have', () => {
    const made = field('f', null, { fieldId: a });
    expect(copy(made)).toStrictEqual([{ ...made, fieldId: `new ${a}` }]);
  });

  test('keep one new id for each old one', () => {
    const newId = createIdMapper();
    expect(newId('a')).toBe(newId('a'));
    expect(newId('b')).not.toBe(newId('a'));
    expect(newId('a')).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/);
  });
});

test('contact details in chains are masked', () => {
  expect(maskContact({ name: '김지수', email: 'jisu@hanbit.example', phone: '01012345678' })).toEqual({
    name: '김지수',
    email: 'ji***@hanbit.example',
    phone: '010-****-5678',
  });
  expect(maskContact({ name: '', email: null, phone: null })).toEqual({ name: '', email: null, phone: null });
});

test('a receiver’s own choice of language precedes the sender’s, and that of the contract comes last', () => {
  const contract = { settings: SETTINGS };
  expect(findReceiverLanguage({ chosenLanguage: 'vi', language: 'th' }, contract)).toBe('vi');
  expect(findReceiverLanguage({ chosenLanguage: null, language: 'th' }, contract)).toBe('th');
  expect(findReceiverLanguage({ chosenLanguage: null, language: null }, contract)).toBe('en');
});

test('the terms of a contract are all that it hands on, and nothing else', () => {
  const terms = { message: '안녕하세요', settings: SETTINGS, expiryDays: 14, remindDaysBefore: [3, 1] };
  const contract = { ...terms, title: '근로계약서' };
  expect(pickTerms(contract)).toStrictEqual(terms);
});
