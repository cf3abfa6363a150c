import { setTimeout as sleep } from 'node:timers/promises';
import type { Figures } from './rows.ts';

export type Kind = 'list' | 'detail' | 'send' | 'opening' | 'completion';
/** Returns null if there is nothing to act on yet. */
export type Act = () => (() => Promise<unknown>) | null;
type Tally = { took: number[]; errors: string[]; skipped: number; waiting: number; maxWaiting: number };

/**
 * Starts each kind of act at a fixed rate, because real users don't wait for each other. Acts are timed from when they
 * were due, so that a server that falls behind can't hide it.
 */
export async function runMix(
  acts: Readonly<Record<Kind, Act>>,
  ratePerSecond: Readonly<Record<Kind, number>>,
  seconds: number,
): Promise<Record<string, Figures>> {
  const begin = performance.now();
  const end = begin + seconds * 1_000;
  const rows: Record<string, Figures> = {};
  const running: Promise<unknown>[] = [];

  const run = async (kind: Kind, tally: Tally) => {
    const everyMs = 1_000 / ratePerSecond[kind];
    for (let due = begin + everyMs * Math.random(); due < end; due += everyMs) {
      await sleep(Math.max(0, due - performance.now()));
      const act = acts[kind]();
      if (act === null) tally.skipped += 1;
      else running.push(time(act, due, tally));
    }
  };
  const kinds: readonly Kind[] = ['list', 'detail', 'send', 'opening', 'completion'];
  const tallies = kinds.map((kind) => ({
    kind,
    tally: { took: [], errors: [], skipped: 0, waiting: 0, maxWaiting: 0 } satisfies Tally as Tally,
  }));
  await Promise.all(tallies.map(({ kind, tally }) => run(kind, tally)));
  await Promise.all(running);

  for (const { kind, tally } of tallies) {
    const sorted = tally.took.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
    rows[kind] = {
      done: sorted.length,
      'a second': Math.round((sorted.length / seconds) * 100) / 100,
      'p50 (ms)': at(0.5),
      'p95 (ms)': at(0.95),
      'p99 (ms)': at(0.99),
      'slowest (ms)': at(1),
      'at once, at most': tally.maxWaiting,
      'nothing to do': tally.skipped,
      errors: tally.errors.length,
    };
    for (const error of tally.errors.slice(0, 5)) console.log(kind, error);
  }
  return rows;
}

async function time(act: () => Promise<unknown>, due: number, tally: Tally) {
  tally.waiting += 1;
  tally.maxWaiting = Math.max(tally.maxWaiting, tally.waiting);
  try {
    await act();
    tally.took.push(performance.now() - due);
  } catch (error) {
    tally.errors.push(String(error));
  }
  tally.waiting -= 1;
}
