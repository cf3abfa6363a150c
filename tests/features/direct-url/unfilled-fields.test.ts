import { expect, it } from 'vitest';
import type { FillField } from '#rules/fill-field.ts';
import { listUnfilledNames } from '@/features/direct-url/edit-terms/model/unfilled-fields';

const TODAY = '2026-12-01';
const field = (fieldId: string, change: Partial<FillField> = {}): FillField => ({
  fieldId,
  name: fieldId,
  kind: 'TEXT',
  receiverUuid: null,
  required: true,
  ...change,
});

it('lists what only the sender fills in, once for each name', () => {
  const fields = [
    field('회사 이름'),
    field('다른 회사 이름', { name: '회사 이름' }),
    field('현장', { required: false }),
    field('부서', { value: '안전팀' }),
    field('서명일', { kind: 'SIGNED_DATE' }),
    field('방문자 이름', { receiverUuid: '방문자' }),
  ];
  expect(listUnfilledNames(fields, TODAY)).toEqual(['회사 이름']);
});

it('leaves out what a condition hides', () => {
  const condition = { fieldId: '차량', is: 'FILLED', value: null, effect: 'SHOWN' } as const;
  const list = (value?: string) =>
    listUnfilledNames(
      [field('차량', { required: false, ...(value && { value }) }), field('차량 번호', { condition })],
      TODAY,
    );
  expect([list(), list('트럭')]).toEqual([[], ['차량 번호']]);
});
