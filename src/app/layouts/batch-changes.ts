import type { Change } from '@/shared/api';

/** Changes within this period are refetched together. */
const GATHERED_MS = 400;
/** Running batches and busy links change several times a second, so their changes are passed on less often. */
const BUSY_PERIOD_MS = 3_000;

/**
 * Groups changes before passing them on. Alerts are not delayed, because they are rare and somebody may be waiting for
 * one.
 */
export function createChangeBatcher(hand: (changes: readonly Change[]) => void) {
  let gathered = new Map<string, Change>();
  let busy = new Map<string, Change>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busyTimer: ReturnType<typeof setTimeout> | undefined;
  let lastBusyAt = -Infinity;

  const handOthers = () => {
    const changes = [...gathered.values()];
    gathered = new Map();
    timer = undefined;
    hand(changes);
  };
  const handBusy = () => {
    const changes = [...busy.values()];
    busy = new Map();
    busyTimer = undefined;
    lastBusyAt = performance.now();
    hand(changes);
  };
  return {
    add(change: Change) {
      if (change.kind === 'alert') return hand([change]);
      const key = `${change.kind} ${change.id}`;
      if (change.kind === 'batch' || change.kind === 'directUrl') {
        busy.set(key, change);
        const wait = Math.max(GATHERED_MS, lastBusyAt + BUSY_PERIOD_MS - performance.now());
        busyTimer ??= setTimeout(handBusy, wait);
      } else {
        gathered.set(key, change);
        timer ??= setTimeout(handOthers, GATHERED_MS);
      }
    },
    stop() {
      clearTimeout(timer);
      clearTimeout(busyTimer);
    },
  };
}
