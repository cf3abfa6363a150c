import { Worker } from 'node:worker_threads';
import type { PatternError } from '../../../rules/patterns.ts';
import type { MatchesPattern } from '../../../rules/value-problem.ts';
import type { MatcherResponse, PatternCheck, MatcherRequest } from './judge.types.ts';

/** The time limit per request, enough for many valid patterns. */
const GIVEN_UP_AFTER_MS = 5_000;

export type PatternMatcher = ReturnType<typeof createPatternMatcher>;
type Waiting = { question: MatcherRequest; settle: (answer: MatcherResponse | null) => void; limit: NodeJS.Timeout };

/**
 * Evaluates senders' patterns in a worker thread, so that a slow one blocks nobody else. The thread starts with the
 * first pattern, and again after a slow one was terminated.
 */
export function createPatternMatcher() {
  let thread: Worker | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  function open() {
    const opened = new Worker(new URL('./thread.ts', import.meta.url));
    opened.unref();
    opened.on('message', (answer: MatcherResponse) => settle(answer.id, answer));
    opened.on('error', () => thread === opened && giveUp());
    return opened;
  }
  function post({ question }: Waiting) {
    thread ??= open();
    thread.postMessage(question);
  }
  function settle(id: number, answer: MatcherResponse | null) {
    const found = waiting.get(id);
    waiting.delete(id);
    clearTimeout(found?.limit);
    found?.settle(answer);
  }
  /** Terminates the thread when a request takes too long, and restarts the requests behind it. */
  function giveUp() {
    void thread?.terminate();
    thread = null;
    const [first] = waiting.keys();
    if (first !== undefined) settle(first, null);
    for (const one of waiting.values()) {
      one.limit.refresh();
      post(one);
    }
  }
  const ask = (question: { asks: readonly PatternCheck[] } | { patterns: readonly string[] }) =>
    new Promise<MatcherResponse | null>((resolve) => {
      const id = (asked += 1);
      const one = { question: { id, ...question }, settle: resolve, limit: setTimeout(giveUp, GIVEN_UP_AFTER_MS) };
      waiting.set(id, one);
      post(one);
    });

  return {
    async findFaults(patterns: readonly string[]): Promise<ReadonlyMap<string, PatternError | null>> {
      if (patterns.length === 0) return new Map();
      const answer = await ask({ patterns });
      const faults = answer && 'faults' in answer ? answer.faults : [];
      return new Map(
        patterns.map((pattern, place) => [pattern, faults[place] === undefined ? 'TOO_LARGE' : faults[place]]),
      );
    },
    /**
     * Runs a synchronous function that evaluates patterns. It may run twice: to collect patterns and values, and with
     * the results.
     */
    async judge<Result>(work: (fits: MatchesPattern) => Result): Promise<Result> {
      const asks: PatternCheck[] = [];
      try {
        const result = work((value, pattern) => asks.push({ value, pattern }) > 0);
        if (asks.length === 0) return result;
      } catch (error) {
        if (asks.length === 0) throw error;
      }
      const answer = await ask({ asks });
      const fits = answer && 'fits' in answer ? answer.fits : [];
      const known = new Map(asks.map(({ value, pattern }, place) => [`${pattern}\n${value}`, fits[place] === true]));
      return work((value, pattern) => known.get(`${pattern}\n${value}`) === true);
    },
    async close() {
      for (const id of waiting.keys()) settle(id, null);
      await thread?.terminate();
      thread = null;
    },
  };
}
