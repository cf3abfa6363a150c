import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { areAmountsConsistent, calculateAmountPart, type AmountPart } from '../../rules/amount-parts.ts';
import type { FillField } from '../../rules/fill-field.ts';
import { resolveSenderValues, createSenderRespondent } from '../../rules/sender-values.ts';
import { resolveFields, applyValue } from '../../rules/resolve-fields.ts';

const agree = (supply: string, vat: string, total: string) =>
  areAmountsConsistent([
    ['SUPPLY', supply],
    ['VAT', vat],
    ['TOTAL', total],
  ]);

describe('amounts that belong together', () => {
  it.each<[AmountPart, string, string, string, string]>([
    ['SUPPLY', '1000000', '1000000', '100000', '1100000'],
    ['SUPPLY', '999', '999', '99', '1098'],
    ['TOTAL', '1100000', '1000000', '100000', '1100000'],
    ['TOTAL', '1099', '1000', '99', '1099'],
    ['VAT', '100', '1000', '100', '1100'],
    ['SUPPLY', '0', '0', '0', '0'],
    ['SUPPLY', '99999999999999999999', '99999999999999999999', '9999999999999999999', '109999999999999999998'],
  ])('are worked out by %s %s', (part, typed, supply, vat, total) => {
    const by = (wanted: AmountPart) => calculateAmountPart(wanted, [[part, typed]]);
    expect([by('SUPPLY'), by('VAT'), by('TOTAL')]).toEqual([supply, vat, total]);
  });

  it('are not worked out by what is no amount, or by nothing', () => {
    expect(calculateAmountPart('VAT', [['SUPPLY', 'abc']])).toBeNull();
    expect(calculateAmountPart('VAT', [])).toBeNull();
  });

  it('agree by whichever of them they were worked out', () => {
    for (let amount = 0n; amount < 300n; amount += 1n) {
      const all = (['SUPPLY', 'TOTAL', 'VAT'] as const).map((base) =>
        (['SUPPLY', 'VAT', 'TOTAL'] as const).map((part) => calculateAmountPart(part, [[base, String(amount)]]) ?? ''),
      );
      for (const [supply = '', vat = '', total = ''] of all) {
        expect(BigInt(supply) + BigInt(vat)).toBe(BigInt(total));
        expect(agree(supply, vat, total)).toBe(true);
        expect(agree(supply, vat, String(BigInt(total) + 2n))).toBe(false);
      }
    }
  });
});

const [SUPPLY, VAT, TOTAL] = [randomUUID(), randomUUID(), randomUUID()];
const fields = (value: string | null = null): FillField[] =>
  (
    [
      ['SUPPLY', SUPPLY],
      ['VAT', VAT],
      ['TOTAL', TOTAL],
    ] as const
  ).map(([part, fieldId]) => ({
    fieldId,
    kind: 'AMOUNT',
    receiverUuid: null,
    name: part,
    required: true,
    group: '용역비',
    part,
    value: part === 'TOTAL' ? value : null,
  }));
const resolve = (values: Record<string, string | null>) =>
  resolveFields(fields(), values, createSenderRespondent('2026-11-20')).map(({ value, problem }) => [
    value,
    problem?.code ?? null,
  ]);

describe('their fields', () => {
  it('follow the one that is typed, and are missed together', () => {
    expect(resolve({})).toEqual([
      [null, 'MISSING'],
      [null, 'MISSING'],
      [null, 'MISSING'],
    ]);
    expect(resolve({ [TOTAL]: '1100' })).toEqual([
      ['1000', null],
      ['100', null],
      ['1100', null],
    ]);
    expect(resolveSenderValues(fields('1100'), '2026-11-20')).toEqual({
      [SUPPLY]: '1000',
      [VAT]: '100',
      [TOTAL]: '1100',
    });
  });

  it('have a problem where what was typed does not add up', () => {
    expect(resolve({ [TOTAL]: '1100', [SUPPLY]: '999' })).toEqual([
      ['999', 'PARTS'],
      ['99', null],
      ['1100', 'PARTS'],
    ]);
    expect(resolve({ [SUPPLY]: 'abc' })).toEqual([
      ['abc', 'KIND'],
      [null, 'MISSING'],
      [null, 'MISSING'],
    ]);
  });

  it('give way to what is typed anew', () => {
    const typed = applyValue(fields(), applyValue(fields(), {}, SUPPLY, '1000'), TOTAL, '2200');
    expect(resolve({ ...typed })).toEqual([
      ['2000', null],
      ['200', null],
      ['2200', null],
    ]);
    expect(resolve({ ...applyValue(fields(), typed, TOTAL, null) })).toEqual(resolve({}));
  });

  it('of others are not meant', () => {
    const two = fields('1100').map((one) => (one.part === 'SUPPLY' ? { ...one, group: '다른 것' } : one));
    expect(resolveSenderValues(two, '2026-11-20')).toEqual({ [VAT]: '100', [TOTAL]: '1100' });
  });
});
