import { RE2JS } from 're2js';

/** So many steps take some 50 ms over the longest value; what people write has twenty. */
export const PATTERN_SIZE_MAX = 500;
/** Repetitions multiply, so that a short pattern can be a program of thousands of steps. */
export type PatternFault = 'BROKEN' | 'UNSUPPORTED' | 'TOO_LARGE';
type Fits = (value: string) => boolean;

/** RE2 knows scripts by their names alone. */
const SCRIPT = /\\([pP])\{(?:Script|sc)=([A-Za-z_]+)\}/g;

/**
 * A sender's pattern, which describes the whole value, by an engine that takes time in proportion to it: looking around and
 * references to what was found before are not in it, since with them a short text can keep a computer busy for ever.
 */
export function readPattern(pattern: string): Fits | PatternFault {
  try {
    const program = RE2JS.compile(RE2JS.translateRegExp(pattern.replaceAll(SCRIPT, '\\$1{$2}')));
    return program.programSize() > PATTERN_SIZE_MAX ? 'TOO_LARGE' : (value) => program.matches(value);
  } catch {
    return isRegExp(pattern) ? 'UNSUPPORTED' : 'BROKEN';
  }
}

export function findPatternFault(pattern: string): PatternFault | null {
  const read = readPattern(pattern);
  return typeof read === 'string' ? read : null;
}

/** Whether somebody who knows other engines would call it a pattern. */
function isRegExp(pattern: string) {
  try {
    return RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
