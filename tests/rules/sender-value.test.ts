import { expect, it } from 'vitest';
import type { FillField } from '#rules/fill-field.ts';
import { FINAL_CONFIRMATION } from '#rules/final-confirmation.ts';
import { createSenderRespondent } from '#rules/sender-values.ts';
import { getSenderValue } from '#rules/sender-value.ts';
import { getInitialValues } from '#rules/resolve-fields.ts';

const fieldOf = (more: Partial<FillField>): FillField => ({
  fieldId: 'f',
  kind: 'TEXT',
  receiverUuid: null,
  name: '칸',
  required: true,
  ...more,
});
const left = (more: Partial<FillField>) => getSenderValue(fieldOf(more));

it('is the text that the sender wrote, in any field', () => {
  expect([left({ value: '가' }), left({ value: '가', receiverUuid: 'r' }), left({})]).toEqual(['가', '가', null]);
});

it("is an image or a file only in the sender's own field", () => {
  for (const kind of ['IMAGE', 'FILE'] as const)
    expect([left({ kind, value: 'id' }), left({ kind, value: 'id', receiverUuid: 'r' })]).toEqual(['id', null]);
});

it("is a mark only in the sender's own field, named by its source", () => {
  const mine = { from: 'MINE', markId: 'm' } as const;
  const company = { from: 'COMPANY', sealId: 's' } as const;
  expect(left({ kind: 'SEAL', senderMark: mine })).toBe('MINE m');
  expect(left({ kind: 'SEAL', senderMark: company })).toBe('COMPANY s');
  expect(left({ kind: 'SEAL', senderMark: mine, receiverUuid: 'r' })).toBeNull();
  expect(left({ kind: 'SEAL', value: 'a text' })).toBeNull();
  expect(left({ kind: 'TEXT', senderMark: mine })).toBeNull();
});

it('is where the sender begins, without guesses about a person', () => {
  const fields = [
    fieldOf({ fieldId: 'a', value: '가' }),
    fieldOf({ fieldId: 'b', kind: 'NAME' }),
    fieldOf({ fieldId: 'c', kind: 'COMPANY' }),
    fieldOf({ fieldId: 'd', value: '나', receiverUuid: 'r' }),
    fieldOf({ fieldId: 'e', kind: 'LABEL', value: '다' }),
  ];
  expect(getInitialValues(fields, createSenderRespondent('2026-11-20'))).toEqual({ a: '가' });
});

it('other words to confirm are another version', () => {
  // The chain only records the version, so the text of a version that anyone has confirmed must never change.
  expect(FINAL_CONFIRMATION).toEqual({
    version: '2026-12-01',
    ko: '내용을 모두 읽었고, 전자서명으로 계약하는 것에 동의해요.',
    en: 'I have read everything and agree to sign electronically.',
  });
});
