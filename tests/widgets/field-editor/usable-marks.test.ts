import { describe, expect, it } from 'vitest';
import type { CompanySeal } from '@/entities/company-seal';
import type { Field } from '@/entities/contract';
import type { KeptMark } from '@/entities/kept-mark';
import { findMark, findUnavailableMarks, getMarkUse, listUsableMarks } from '@/widgets/field-editor/model/usable-marks';

const mark = { kind: 'TYPED', text: '김지수', face: 'PEN' } as const;
const kept = (markId: string, use: KeptMark['use'], isDefault = false): KeptMark => ({
  markId,
  use,
  name: markId,
  mark,
  pictureUrl: null,
  isDefault,
  version: 1,
  createdAt: '2026-11-01T00:00:00Z',
});
const seal = (sealId: string, mayUse: boolean): CompanySeal => ({
  sealId,
  name: sealId,
  mark,
  pictureUrl: null,
  state: 'ACTIVE',
  mayUse,
  users: null,
  replacedBy: null,
  version: 1,
  createdAt: '2026-11-01T00:00:00Z',
});
const all = {
  mine: [kept('sign', 'SIGNATURE'), kept('own', 'SEAL', true), kept('short', 'INITIALS')],
  company: [seal('ours', true), seal('not given', false)],
};
const named = (field: Parameters<typeof listUsableMarks>[0]) => {
  const { preset, mine, company } = listUsableMarks(field, all);
  return [preset?.name ?? null, ...mine.map(({ name }) => name), ...company.map(({ name }) => name)];
};

describe('offers for a field', () => {
  it.each([
    [{ kind: 'SIGNATURE' }, [null, 'sign']],
    [{ kind: 'SIGNATURE', acceptSeal: true }, [null, 'sign', 'own', 'ours']],
    [{ kind: 'SEAL' }, ['own', 'own', 'ours']],
    [{ kind: 'INITIALS' }, [null, 'short']],
  ] as const)('%o what may stand there', (field, names) => {
    expect(named(field)).toEqual(names);
  });
});

const stamped = (senderMark: NonNullable<Parameters<typeof findMark>[0]['senderMark']>) =>
  findMark({ kind: 'SEAL', senderMark }, all)?.name ?? null;

it('finds what a field was stamped with, unless it is gone or was taken away', () => {
  expect(stamped({ from: 'MINE', markId: 'own' })).toBe('own');
  expect(stamped({ from: 'MINE', markId: null })).toBe('own');
  expect(stamped({ from: 'MINE', markId: 'deleted' })).toBeNull();
  expect(stamped({ from: 'COMPANY', sealId: 'ours' })).toBe('ours');
  expect(stamped({ from: 'COMPANY', sealId: 'not given' })).toBeNull();
});

const field = (fieldId: string, change: Partial<Field>): Field => ({
  fieldId,
  fileId: 'file',
  page: 1,
  rect: { x: 0, y: 0, width: 60, height: 60 },
  kind: 'SEAL',
  receiverUuid: null,
  name: '직인',
  required: true,
  ...change,
});

it('names the fields whose mark is gone, and none that is still to be stamped', () => {
  const fields = [
    field('empty', {}),
    field('stamped', { senderMark: { from: 'COMPANY', sealId: 'ours' } }),
    field('taken away', { senderMark: { from: 'COMPANY', sealId: 'not given' } }),
    field('deleted', { senderMark: { from: 'MINE', markId: 'deleted' } }),
  ];
  expect(findUnavailableMarks(fields, all).map(({ fieldId }) => fieldId)).toEqual(['taken away', 'deleted']);
});

it('keeps a carved seal as a seal, whichever field it was made for', () => {
  expect(getMarkUse({ kind: 'SIGNATURE' }, { kind: 'SEAL' })).toBe('SEAL');
  expect(getMarkUse({ kind: 'SIGNATURE' }, { kind: 'DRAWN' })).toBe('SIGNATURE');
  expect(getMarkUse({ kind: 'INITIALS' }, { kind: 'DRAWN' })).toBe('INITIALS');
});
