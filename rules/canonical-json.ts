export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * Serialises a value as RFC 8785 (canonical JSON), so that equal values always have the same hash. Strings are not
 * Unicode-normalised.
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
 * Appends to a single string. Chains are serialised often, and collecting the parts in arrays first creates garbage.
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

/** Serialises a string. Throws on a lone surrogate, which has no UTF-8 encoding and so no bytes to hash. */
function writeText(value: string) {
  if (/\p{Cs}/u.test(value)) throw new TypeError('A text with half a surrogate pair has no place in JSON.');
  return JSON.stringify(value);
}

/** Returns whether a value is a plain object. JSON would silently lose the contents of a Map or a class instance. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
