import type { FillField } from './fill-field.ts';

export type AmountPart = 'SUPPLY' | 'VAT' | 'TOTAL';
type Parts = Readonly<Record<AmountPart, bigint>>;
/** What stands in fields of one group, as it was typed. */
type Typed = readonly (readonly [part: AmountPart, value: string])[];

const WHOLE = /^\d{1,20}$/;
const ORDER = ['SUPPLY', 'TOTAL', 'VAT'] as const;

/** A tenth on top; what is less than a won is dropped, as tax invoices do. */
const WORKED_OUT: Record<AmountPart, (amount: bigint) => Parts> = {
  SUPPLY: (supply) => ({ SUPPLY: supply, VAT: supply / 10n, TOTAL: supply + supply / 10n }),
  TOTAL: (total) => ({ SUPPLY: total - total / 11n, VAT: total / 11n, TOTAL: total }),
  VAT: (vat) => ({ SUPPLY: vat * 10n, VAT: vat, TOTAL: vat * 11n }),
};

/** 공급가액, 부가세, 합계: what a part comes to by what was typed into the others. */
export function workOutPart(part: AmountPart, typed: Typed): string | null {
  for (const base of ORDER) {
    const [, amount] = typed.find(([known, value]) => known === base && WHOLE.test(value)) ?? [];
    if (amount !== undefined) return String(WORKED_OUT[base](BigInt(amount))[part]);
  }
  return null;
}

/** Whether what was typed can stand side by side: worked out from one of them, all others come to what stands there. */
export function doPartsAgree(typed: Typed): boolean {
  const whole = typed.filter(([, value]) => WHOLE.test(value));
  return (
    whole.length < 2 ||
    whole.some(([base, amount]) => {
      const parts = WORKED_OUT[base](BigInt(amount));
      return whole.every(([part, value]) => parts[part] === BigInt(value));
    })
  );
}

/** The fields of a group: of radio buttons only one is chosen, of amounts one that is typed works out the others. */
export const listGroup = <Field extends FillField>(
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
