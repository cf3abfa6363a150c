export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * RFC 8785: each value has exactly one spelling, so that it can be hashed. Names are sorted by their UTF-16 units,
 * numbers and strings are written as ECMAScript writes them, and texts are not normalised.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return writeNumber(value);
  if (typeof value === 'string') return writeText(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (isPlain(value)) {
    const members = Object.keys(value)
      .toSorted()
      .map((name) => `${writeText(name)}:${canonicalJson(value[name])}`);
    return `{${members.join(',')}}`;
  }
  throw new TypeError(`${typeof value} has no place in JSON.`);
}

function writeNumber(value: number) {
  if (!Number.isFinite(value)) throw new TypeError(`${value} has no place in JSON.`);
  return JSON.stringify(value);
}

/** Half a surrogate pair cannot be encoded in UTF-8, so there would be no bytes to hash. */
function writeText(value: string) {
  if (/\p{Cs}/u.test(value)) throw new TypeError('A text with half a surrogate pair has no place in JSON.');
  return JSON.stringify(value);
}

/** A Date, a Map or an instance of a class would be serialised as something nobody intended. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
