import type { FillField } from './fill-field.ts';

export type AmountPart = 'SUPPLY' | 'VAT' | 'TOTAL';
type Parts = Readonly<Record<AmountPart, bigint>>;
type Typed = readonly (readonly [part: AmountPart, value: string])[];

const WHOLE = /^\d{1,20}$/;
const ORDER = ['SUPPLY', 'TOTAL', 'VAT'] as const;

/**
 * Computes all three amounts from one. VAT is 10% of the supply amount, rounded down to a whole won as on tax invoices.
 */
const WORKED_OUT: Record<AmountPart, (amount: bigint) => Parts> = {
  SUPPLY: (supply) => ({ SUPPLY: supply, VAT: supply / 10n, TOTAL: supply + supply / 10n }),
  TOTAL: (total) => ({ SUPPLY: total - total / 11n, VAT: total / 11n, TOTAL: total }),
  VAT: (vat) => ({ SUPPLY: vat * 10n, VAT: vat, TOTAL: vat * 11n }),
};

/** Computes one of 공급가액 (supply), 부가세 (VAT) and 합계 (total) from the amounts that were typed. */
export function calculateAmountPart(part: AmountPart, typed: Typed): string | null {
  for (const base of ORDER) {
    const [, amount] = typed.find(([known, value]) => known === base && WHOLE.test(value)) ?? [];
    if (amount !== undefined) return String(WORKED_OUT[base](BigInt(amount))[part]);
  }
  return null;
}

/** Returns whether the typed amounts add up: deriving the others from at least one of them reproduces them all. */
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
