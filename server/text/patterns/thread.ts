import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { findPatternError, compilePattern } from '../../../rules/patterns.ts';
import { createTimedJudge } from './fits-in-time.ts';
import type { Answer, Ask, Question } from './judge.types.ts';

// Where processors are few, whoever answers requests goes first. Only Linux gives a single thread a priority of its own.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));

/** Compiles and tries patterns outside the thread that answers requests. */
parentPort?.on('message', (question: Question) => {
  const answer: Answer =
    'asks' in question
      ? { id: question.id, fits: judgeAll(question.asks) }
      : { id: question.id, faults: question.patterns.map(findPatternError) };
  parentPort?.postMessage(answer);
});

const MAX_COMPILED = 200;
const compiled = new Map<string, ReturnType<typeof compilePattern>>();

/** A form is filled in by many, and each of them would compile its patterns again. */
function recallPattern(pattern: string) {
  const known = compiled.get(pattern) ?? compilePattern(pattern);
  compiled.delete(pattern);
  compiled.set(pattern, known);
  const [oldest] = compiled.keys();
  if (compiled.size > MAX_COMPILED && oldest !== undefined) compiled.delete(oldest);
  return known;
}

function judgeAll(asks: readonly Ask[]) {
  const fitsInTime = createTimedJudge();
  return asks.map(({ value, pattern }) => {
    const read = recallPattern(pattern);
    return typeof read === 'string' ? fitsInTime(value, pattern) : read(value);
  });
}
