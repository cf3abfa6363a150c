import { createContext, Script, type Context } from 'node:vm';

const WITHIN_MS = 100;
const TEST = new Script('pattern.test(value)');
/** Shared by all checks, because creating a context takes 2 ms, and no value persists in it. */
let context: Context | null = null;

/**
 * Checks patterns of contracts that were sent before the linear-time engine existed, with one time limit per request.
 * These patterns can run practically forever on a value that almost matches. The value is then rejected.
 */
export function createTimedMatcher() {
  let left = WITHIN_MS;

  return (value: string, pattern: string) => {
    if (left < 1) return false;
    const begun = performance.now();
    try {
      context ??= createContext({});
      Object.assign(context, { pattern: new RegExp(`^(?:${pattern})$`, 'u'), value });
      return TEST.runInContext(context, { timeout: Math.ceil(left) }) === true;
    } catch (error) {
      // An unparsable pattern accepts everything. The check has already reported it to the sender.
      return error instanceof SyntaxError;
    } finally {
      left -= performance.now() - begun;
    }
  };
}
