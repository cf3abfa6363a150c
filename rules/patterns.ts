import { RE2JS } from 're2js';

/** A pattern of this size takes about 50 ms on the longest value. Typical patterns have a size of about 20. */
export const MAX_PATTERN_LENGTH = 500;
/** TOO_LARGE can happen even with a short pattern, because nested repetitions multiply into thousands of steps. */
export type PatternError = 'BROKEN' | 'UNSUPPORTED' | 'TOO_LARGE';
type Fits = (value: string) => boolean;

/** Matches script names with the `Script=` prefix, which RE2 doesn't accept. */
const SCRIPT = /\\([pP])\{(?:Script|sc)=([A-Za-z_]+)\}/g;

/**
 * Compiles a sender's pattern, which must match the whole value. RE2 runs in linear time, so it has no lookaround or
 * backreferences: with those, a short value could block the process indefinitely.
 */
export function compilePattern(pattern: string): Fits | PatternError {
  try {
    const program = RE2JS.compile(RE2JS.translateRegExp(pattern.replaceAll(SCRIPT, '\\$1{$2}')));
    return program.programSize() > MAX_PATTERN_LENGTH ? 'TOO_LARGE' : (value) => program.matches(value);
  } catch {
    return isRegExp(pattern) ? 'UNSUPPORTED' : 'BROKEN';
  }
}

export function findPatternError(pattern: string): PatternError | null {
  const read = compilePattern(pattern);
  return typeof read === 'string' ? read : null;
}

/** Returns whether JavaScript's own engine accepts the pattern. */
function isRegExp(pattern: string) {
  try {
    return RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
