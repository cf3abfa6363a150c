import { describe, expect, it } from 'vitest';
import {
  FIELD_KINDS,
  hasLength,
  hasRange,
  isAttachment,
  isFieldKind,
  isMark,
  isNumeric,
  isAutoFilled,
  isSenderText,
  isTick,
  isCalculated,
  isTextField,
  getPrefillKey,
  mustFit,
  needsItems,
  type FieldKind,
} from '#rules/field-kinds.ts';
import document from '../../openapi/openapi.gen.json' with { type: 'json' };

const kindsThat = (is: (field: { kind: FieldKind }) => boolean) => FIELD_KINDS.filter((kind) => is({ kind }));

it('holds every kind of the API, in its order', () => {
  expect(FIELD_KINDS).toEqual(document.components.schemas.FieldKind.enum);
  expect(['TEXT', 'text', 'toString', ''].filter(isFieldKind)).toEqual(['TEXT']);
});

describe('what follows from it', () => {
  it.each<[string, (field: { kind: FieldKind }) => boolean, FieldKind[]]>([
    ['marks', isMark, ['SIGNATURE', 'SEAL', 'INITIALS']],
    ['attachments', isAttachment, ['IMAGE', 'FILE']],
    ['ticks', isTick, ['CHECKBOX', 'RADIO']],
    [
      'written',
      isTextField,
      [
        'TEXT',
        'MULTILINE',
        'NUMBER',
        'AMOUNT',
        'DATE',
        'SIGNED_DATE',
        'LIST',
        'NAME',
        'EMAIL',
        'PHONE',
        'COMPANY',
        'BUSINESS_NUMBER',
        'FORMULA',
        'LABEL',
      ],
    ],
    ['numbers', isNumeric, ['NUMBER', 'AMOUNT', 'FORMULA']],
    ['self-filled: nobody is asked', isAutoFilled, ['SIGNED_DATE', 'FORMULA', 'LABEL']],
    ["the sender's own text", isSenderText, ['LABEL']],
    ['worked out', isCalculated, ['SIGNED_DATE', 'FORMULA']],
    ['must fit', mustFit, ['TEXT', 'MULTILINE', 'LABEL']],
    ['needs items', needsItems, ['LIST']],
    ['has a length', hasLength, ['TEXT', 'MULTILINE', 'NAME', 'EMAIL', 'PHONE', 'COMPANY']],
    ['has a range', hasRange, ['NUMBER', 'AMOUNT']],
    ['is known of a person', (field) => getPrefillKey(field) !== null, ['NAME', 'EMAIL', 'PHONE', 'COMPANY']],
  ])('%s', (_, is, expected) => {
    expect(kindsThat(is)).toEqual(expected);
  });
});
