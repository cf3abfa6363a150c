import { expect, it } from 'vitest';
import { separateVaryingFields } from '../../../server/modules/batches/varied-fields.ts';
import { FILE, ONE } from '../../support/lint-draft.ts';
import { field as makeField } from '../../support/contracts.ts';

type Given = Partial<ReturnType<typeof makeField>>;
const sender = (fieldId: string, given: Given = {}) =>
  makeField(FILE, null, { fieldId: id(fieldId), kind: 'TEXT', name: fieldId, ...given });
const id = (name: string) => `0198c0de-0000-7000-8000-${name.padStart(12, '0')}`;
const fills = (name: string) => ({ fieldUuid: id(name), choices: null });
const namesOf = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);

it('a field that no row fills is the same in all of them', () => {
  const { varied, fixed } = separateVaryingFields([sender('a'), sender('b'), sender('c')], [fills('b')]);
  expect([namesOf(varied), namesOf(fixed)]).toEqual([['b'], ['a', 'c']]);
});

it('what depends on a filled field, or is needed to judge it, varies too', () => {
  const shown = { fieldId: id('b'), is: 'FILLED', value: null, effect: 'SHOWN' } as const;
  const fields = [
    sender('a', { condition: shown }),
    sender('b'),
    sender('c', { kind: 'FORMULA', formula: `[${id('d')}] + [${id('e')}]` }),
    sender('d'),
    sender('e', { condition: { ...shown, fieldId: id('a') } }),
    sender('f'),
  ];
  expect(namesOf(separateVaryingFields(fields, [fills('b')]).varied)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(namesOf(separateVaryingFields(fields, [fills('f')]).varied)).toEqual(['f']);
});

it('the fields of a group vary together, and only those of the same person', () => {
  const group = { kind: 'RADIO', group: '근무' } as const;
  const fields = [sender('a', group), sender('b', group), sender('c', { ...group, receiverUuid: ONE }), sender('d')];
  expect(namesOf(separateVaryingFields(fields, [fills('a')]).varied)).toEqual(['a', 'b']);
  const choices = [{ name: '낮', fieldUuid: id('c') }];
  expect(namesOf(separateVaryingFields(fields, [{ fieldUuid: id('c'), choices }]).varied)).toEqual(['c']);
});
