import { RE2JS } from 're2js';

/** The limit in instructions of a compiled program, which then takes about 50 ms on the longest value. Most have 20. */
const MAX_PROGRAM_SIZE = 500;
/** Even a short pattern can be TOO_LARGE: nested repetitions multiply into thousands of instructions. */
export type PatternError = 'BROKEN' | 'UNSUPPORTED' | 'TOO_LARGE';
type Fits = (value: string) => boolean;

/** Matches scripts written as `Script=Hangul`, a syntax that RE2 doesn't know. */
const SCRIPT = /\\([pP])\{(?:Script|sc)=([A-Za-z_]+)\}/g;

/**
 * Compiles a sender's pattern, which must match the whole value. RE2 runs in linear time, so a malicious pattern can't
 * block the process. It has no lookaround or backreferences.
 */
export function compilePattern(pattern: string): Fits | PatternError {
  try {
    const program = RE2JS.compile(RE2JS.translateRegExp(pattern.replaceAll(SCRIPT, '\\$1{$2}')));
    return program.programSize() > MAX_PROGRAM_SIZE ? 'TOO_LARGE' : (value) => program.matches(value);
  } catch {
    return isRegExp(pattern) ? 'UNSUPPORTED' : 'BROKEN';
  }
}

export function findPatternError(pattern: string): PatternError | null {
  const read = compilePattern(pattern);
  return typeof read === 'string' ? read : null;
}

/** Returns whether JavaScript accepts the pattern, which tells UNSUPPORTED from BROKEN. */
function isRegExp(pattern: string) {
  try {
    return RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
