import type { FillField } from './fill-field.ts';

export type AmountPart = 'SUPPLY' | 'VAT' | 'TOTAL';
type Parts = Readonly<Record<AmountPart, bigint>>;
/** The amounts typed into a group's fields. */
type Typed = readonly (readonly [part: AmountPart, value: string])[];

const WHOLE = /^\d{1,20}$/;
const ORDER = ['SUPPLY', 'TOTAL', 'VAT'] as const;

/**
 * Calculates the other amounts. VAT is 10 % of the supply amount, and fractions of a won are dropped, as on tax
 * invoices.
 */
const WORKED_OUT: Record<AmountPart, (amount: bigint) => Parts> = {
  SUPPLY: (supply) => ({ SUPPLY: supply, VAT: supply / 10n, TOTAL: supply + supply / 10n }),
  TOTAL: (total) => ({ SUPPLY: total - total / 11n, VAT: total / 11n, TOTAL: total }),
  VAT: (vat) => ({ SUPPLY: vat * 10n, VAT: vat, TOTAL: vat * 11n }),
};

/** Calculates one of 공급가액, 부가세 and 합계 from those that were typed. */
export function calculateAmountPart(part: AmountPart, typed: Typed): string | null {
  for (const base of ORDER) {
    const [, amount] = typed.find(([known, value]) => known === base && WHOLE.test(value)) ?? [];
    if (amount !== undefined) return String(WORKED_OUT[base](BigInt(amount))[part]);
  }
  return null;
}

/** Returns whether the typed amounts are consistent: calculating the others from any of them gives the same result. */
export function areAmountsConsistent(typed: Typed): boolean {
  const whole = typed.filter(([, value]) => WHOLE.test(value));
  return (
    whole.length < 2 ||
    whole.some(([base, amount]) => {
      const parts = WORKED_OUT[base](BigInt(amount));
      return whole.every(([part, value]) => parts[part] === BigInt(value));
    })
  );
}

/**
 * Lists the fields of a group. In a group, only one radio button can be selected, and one amount determines the others.
 */
export const listGroupFields = <Field extends FillField>(
  fields: readonly Field[],
  { kind, group, receiverUuid }: FillField,
) =>
  group && (kind === 'RADIO' || kind === 'AMOUNT')
    ? fields.filter(
        (other) =>
          other.kind === kind &&
          other.group === group &&
          other.receiverUuid === receiverUuid &&
          (kind === 'RADIO' || other.part !== undefined),
      )
    : [];
