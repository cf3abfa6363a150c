import { createContext, Script, type Context } from 'node:vm';
import { wholePattern, type FitsPattern } from '../../../rules/value-problem.ts';

const WITHIN_MS = 100;

/**
 * The sender's patterns, all of one answer within a limit. A pattern can take for ever over a value that nearly fits; such a
 * value does not.
 */
export function createPatternJudge(): FitsPattern {
  let left = WITHIN_MS;
  let context: Context | null = null;
  const test = new Script('pattern.test(value)');

  return (value, pattern) => {
    if (left < 1) return false;
    const begun = performance.now();
    try {
      context ??= createContext({});
      Object.assign(context, { pattern: wholePattern(pattern), value });
      return test.runInContext(context, { timeout: Math.ceil(left) }) === true;
    } catch (error) {
      // A pattern that can't be read stops nobody; the sender was told of it.
      return error instanceof SyntaxError;
    } finally {
      left -= performance.now() - begun;
    }
  };
}
