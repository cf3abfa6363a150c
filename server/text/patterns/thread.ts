import { parentPort } from 'node:worker_threads';
import { findPatternFault, readPattern } from '../../../rules/patterns.ts';
import { createTimedJudge } from './fits-in-time.ts';
import type { Answer, Ask, Question } from './judge.types.ts';

/** Compiles and tries patterns outside the thread that answers requests. */
parentPort?.on('message', (question: Question) => {
  const answer: Answer =
    'asks' in question
      ? { id: question.id, fits: judgeAll(question.asks) }
      : { id: question.id, faults: question.patterns.map(findPatternFault) };
  parentPort?.postMessage(answer);
});

function judgeAll(asks: readonly Ask[]) {
  const fitsInTime = createTimedJudge();
  return asks.map(({ value, pattern }) => {
    const read = readPattern(pattern);
    return typeof read === 'string' ? fitsInTime(value, pattern) : read(value);
  });
}
