import type { Change } from '@/shared/api';

/** Changes within this period are fetched together. */
const GATHERED_MS = 400;
/** A batch that is being sent changes several times a second, and so do the lists of its contracts. */
const BATCH_PERIOD_MS = 3_000;

/** Hands on changes together: those of batches at most every 3 seconds, and all others soon. */
export function createChangeGatherer(hand: (changes: readonly Change[]) => void) {
  let gathered = new Map<string, Change>();
  let batches = new Map<string, Change>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let batchTimer: ReturnType<typeof setTimeout> | undefined;
  let lastBatchAt = -Infinity;

  const handOthers = () => {
    const changes = [...gathered.values()];
    gathered = new Map();
    timer = undefined;
    hand(changes);
  };
  const handBatches = () => {
    const changes = [...batches.values()];
    batches = new Map();
    batchTimer = undefined;
    lastBatchAt = performance.now();
    hand(changes);
  };
  return {
    add(change: Change) {
      const key = `${change.kind} ${change.id}`;
      if (change.kind === 'batch') {
        batches.set(key, change);
        const wait = Math.max(GATHERED_MS, lastBatchAt + BATCH_PERIOD_MS - performance.now());
        batchTimer ??= setTimeout(handBatches, wait);
      } else {
        gathered.set(key, change);
        timer ??= setTimeout(handOthers, GATHERED_MS);
      }
    },
    stop() {
      clearTimeout(timer);
      clearTimeout(batchTimer);
    },
  };
}
