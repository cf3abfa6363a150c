export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * RFC 8785: one spelling for one value, so that a hash over it means something. Names are sorted by their UTF-16 units,
 * numbers and strings stand as ECMAScript writes them, and texts are left as they are: nothing is composed anew.
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

/** Half a surrogate pair has no UTF-8, so no bytes to hash. */
function writeText(value: string) {
  if (/\p{Cs}/u.test(value)) throw new TypeError('A text with half a surrogate pair has no place in JSON.');
  return JSON.stringify(value);
}

/** A Date, a Map or an own class would be written as something that nobody meant. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
