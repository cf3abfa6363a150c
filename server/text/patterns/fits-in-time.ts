import { createContext, Script, type Context } from 'node:vm';

const WITHIN_MS = 100;
const TEST = new Script('pattern.test(value)');
/** One for all answers: to create one takes 2 ms, and nothing of a value outlives the next one. */
let context: Context | null = null;

/**
 * Judges the patterns of contracts that were sent before the linear-time engine existed, with one time limit for an
 * answer. Such a pattern can run for ever on a value that almost matches, and such a value is rejected.
 */
export function createTimedJudge() {
  let left = WITHIN_MS;

  return (value: string, pattern: string) => {
    if (left < 1) return false;
    const begun = performance.now();
    try {
      context ??= createContext({});
      Object.assign(context, { pattern: new RegExp(`^(?:${pattern})$`, 'u'), value });
      return TEST.runInContext(context, { timeout: Math.ceil(left) }) === true;
    } catch (error) {
      // A pattern that cannot be parsed blocks nobody, because the check has reported it to the sender.
      return error instanceof SyntaxError;
    } finally {
      left -= performance.now() - begun;
    }
  };
}
