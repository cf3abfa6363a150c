export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * Serialises a value as in RFC 8785, in which each value has exactly one representation, so that it can be hashed.
 * Names are sorted by their UTF-16 units, numbers and strings are written as in ECMAScript, and strings are not
 * normalised.
 */
export function toCanonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return writeNumber(value);
  if (typeof value === 'string') return writeText(value);
  if (Array.isArray(value)) return writeList(value);
  if (isPlain(value)) return writeMembers(value);
  throw new TypeError(`${typeof value} has no place in JSON.`);
}

/**
 * Writes a list by appending to a single string. Chains are written often, and collecting parts in arrays would only
 * create garbage.
 */
function writeList(items: readonly unknown[]) {
  let text = '[';
  for (const item of items) {
    if (text !== '[') text += ',';
    text += toCanonicalJson(item);
  }
  return `${text}]`;
}

function writeMembers(members: Record<string, unknown>) {
  let text = '{';
  for (const name of Object.keys(members).toSorted()) {
    if (text !== '{') text += ',';
    text += `${writeText(name)}:${toCanonicalJson(members[name])}`;
  }
  return `${text}}`;
}

function writeNumber(value: number) {
  if (!Number.isFinite(value)) throw new TypeError(`${value} has no place in JSON.`);
  return JSON.stringify(value);
}

/**
 * Writes a string. Throws for a lone surrogate, which can't be encoded in UTF-8, so there would be no bytes to hash.
 */
function writeText(value: string) {
  if (/\p{Cs}/u.test(value)) throw new TypeError('A text with half a surrogate pair has no place in JSON.');
  return JSON.stringify(value);
}

/** Returns whether a value is a plain object. A Date, Map or class instance would not be serialised as intended. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
