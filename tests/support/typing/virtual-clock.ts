type Timer = { at: number; run: () => void };

/** Only advances on request, and meanwhile lets everything that waits for an answer continue. */
export function createVirtualClock() {
  const timers = new Map<number, Timer>();
  let now = 0;
  let lastId = 0;

  const next = (until: number) => {
    let found: [number, Timer] | null = null;
    for (const [id, timer] of timers) if (timer.at <= until && (!found || timer.at < found[1].at)) found = [id, timer];
    return found;
  };
  return {
    now: () => now,
    setTimeout: (run: (...given: never[]) => void, ms: number): number => {
      lastId += 1;
      timers.set(lastId, { at: now + ms, run });
      return lastId;
    },
    clearTimeout: (id: number) => {
      timers.delete(id);
    },
    async advance(ms: number) {
      const until = now + ms;
      await settle();
      for (let due = next(until); due; due = next(until)) {
        const [id, timer] = due;
        timers.delete(id);
        now = timer.at;
        timer.run();
        await settle();
      }
      now = until;
    },
  };
}

export type VirtualClock = ReturnType<typeof createVirtualClock>;

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
