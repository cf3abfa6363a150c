import { createContext, Script, type Context } from 'node:vm';

const WITHIN_MS = 100;

/**
 * The patterns of contracts that were sent before there was an engine of linear time, all of one answer within a limit. Such a
 * pattern can take for ever over a value that nearly fits; such a value does not.
 */
export function createTimedJudge() {
  let left = WITHIN_MS;
  let context: Context | null = null;
  const test = new Script('pattern.test(value)');

  return (value: string, pattern: string) => {
    if (left < 1) return false;
    const begun = performance.now();
    try {
      context ??= createContext({});
      Object.assign(context, { pattern: new RegExp(`^(?:${pattern})$`, 'u'), value });
      return test.runInContext(context, { timeout: Math.ceil(left) }) === true;
    } catch (error) {
      // A pattern that can't be read stops nobody; the sender was told of it.
      return error instanceof SyntaxError;
    } finally {
      left -= performance.now() - begun;
    }
  };
}
