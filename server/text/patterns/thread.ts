import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { findPatternError, compilePattern } from '../../../rules/patterns.ts';
import { createTimedMatcher } from './fits-in-time.ts';
import type { MatcherResponse, PatternCheck, MatcherRequest } from './judge.types.ts';

// Requests take precedence over patterns on machines with few cores. Only Linux can set one thread's priority.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));

parentPort?.on('message', (question: MatcherRequest) => {
  const answer: MatcherResponse =
    'asks' in question
      ? { id: question.id, fits: judgeAll(question.asks) }
      : { id: question.id, faults: question.patterns.map(findPatternError) };
  parentPort?.postMessage(answer);
});

const MAX_COMPILED = 200;
const compiled = new Map<string, ReturnType<typeof compilePattern>>();

/** Returns a compiled pattern. Cached, because many receivers fill in the same form. */
function recallPattern(pattern: string) {
  const known = compiled.get(pattern) ?? compilePattern(pattern);
  compiled.delete(pattern);
  compiled.set(pattern, known);
  const [oldest] = compiled.keys();
  if (compiled.size > MAX_COMPILED && oldest !== undefined) compiled.delete(oldest);
  return known;
}

function judgeAll(asks: readonly PatternCheck[]) {
  const fitsInTime = createTimedMatcher();
  return asks.map(({ value, pattern }) => {
    const read = recallPattern(pattern);
    return typeof read === 'string' ? fitsInTime(value, pattern) : read(value);
  });
}
