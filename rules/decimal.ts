export type Fraction = { over: bigint; under: bigint };

const DECIMAL = /^-?\d{1,20}(\.\d{1,10})?$/;
const MAX_PLACES = 10;

export function parseDecimal(text: string): Fraction | null {
  if (!DECIMAL.test(text)) return null;
  const [whole = '', places = ''] = text.split('.');
  return { over: BigInt(whole + places), under: 10n ** BigInt(places.length) };
}

export const addFractions = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
});
export const negateFraction = ({ over, under }: Fraction): Fraction => ({ over: -over, under });
export const multiplyFractions = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.over,
  under: one.under * other.under,
});
export const divideFractions = (one: Fraction, other: Fraction): Fraction | null => {
  if (other.over === 0n) return null;
  const sign = other.over < 0n ? -1n : 1n;
  return { over: one.over * other.under * sign, under: one.under * other.over * sign };
};

/** Compares two numbers like a sort callback: negative, zero or positive. Returns null if either isn't a number. */
export function compareDecimals(one: string, other: string): number | null {
  const [first, second] = [parseDecimal(one), parseDecimal(other)];
  if (!first || !second) return null;
  const { over } = addFractions(first, negateFraction(second));
  return over === 0n ? 0 : over < 0n ? -1 : 1;
}

/** Formats a number as a decimal with up to ten places, rounded half away from zero, and without trailing zeros. */
export function formatDecimal({ over, under }: Fraction): string {
  const scale = 10n ** BigInt(MAX_PLACES);
  const isNegative = over < 0n;
  const scaled = ((isNegative ? -over : over) * scale * 2n + under) / (under * 2n);
  const digits = scaled.toString().padStart(MAX_PLACES + 1, '0');
  const places = digits.slice(-MAX_PLACES).replace(/0+$/, '');
  const text = `${digits.slice(0, -MAX_PLACES)}${places && `.${places}`}`;
  return isNegative && scaled !== 0n ? `-${text}` : text;
}
