const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const MAX_STOP_MS = 25_000;
/** A second signal within this time is the same Ctrl-C: the terminal sends it to this process, and npm forwards it. */
const SAME_PRESS_MS = 700;

/** Shuts down on the first signal, and exits immediately on the second. */
export function stopOnSignals(stop: () => Promise<void>) {
  let firstAt: number | null = null;

  function onSignal() {
    if (firstAt !== null) {
      if (Date.now() - firstAt > SAME_PRESS_MS) process.exit(1);
      return;
    }
    firstAt = Date.now();
    process.stderr.write('\nStopping. Once more ends at once.\n');
    setTimeout(() => process.exit(1), MAX_STOP_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  }

  for (const signal of SIGNALS) process.on(signal, onSignal);
  if (process.env['npm_lifecycle_event']) onParentGone(() => firstAt ?? onSignal());
}

/**
 * Stops the server after its parent has exited, because npm runs scripts through a shell that doesn't forward signals.
 */
function onParentGone(stop: () => void) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}
