/** Collects what has to be closed, and closes it in reverse order, even if startup fails halfway. */
export function createShutdownSequence() {
  const stops: (() => Promise<unknown> | void)[] = [];
  let stopping: Promise<void> | null = null;

  async function stopAll() {
    const failures: unknown[] = [];
    for (const stop of stops.toReversed()) {
      try {
        await stop();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Something did not close.');
  }

  return {
    add: (stop: () => Promise<unknown> | void) => stops.push(stop),
    stop: () => (stopping ??= stopAll()),
  };
}
