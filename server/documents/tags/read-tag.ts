import type { FieldKind } from '../../../rules/field-kinds.ts';
import { meaningOf } from '../suggest/names/labels.ts';
import { findKindByWord } from './kind-words.ts';

/** The parts of a tag such as `{{역할.이름:종류*}}`. Only the name is required. */
export type Tag = { role: string | null; name: string; kind: FieldKind; isRequired: boolean };

const MAX_PART_LENGTH = 100;

/**
 * Parses a tag without its braces. Returns null if it isn't one, or if it asks for details that must not be collected,
 * such as resident registration numbers.
 */
export function readTag(inner: string): Tag | null {
  const words = inner.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const isRequired = words.endsWith('*');
  const [called = '', kindWord, ...rest] = (isRequired ? words.slice(0, -1) : words)
    .split(':')
    .map((part) => part.trim());
  if (rest.length > 0 || kindWord === '' || /[{}*]/.test(called)) return null;
  const dot = called.indexOf('.');
  const role = dot === -1 ? null : called.slice(0, dot).trim();
  const name = called.slice(dot + 1).trim();
  if (name === '' || role === '' || Math.max(name.length, role?.length ?? 0) > MAX_PART_LENGTH) return null;
  const meaning = meaningOf(name);
  if (!meaning) return null;
  return { role, name, kind: kindWord === undefined ? meaning.kind : (findKindByWord(kindWord) ?? 'TEXT'), isRequired };
}
