const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const MAX_STOP_MS = 25_000;
/** npm forwards a Ctrl-C that this process has already received from the terminal. */
const SAME_PRESS_MS = 700;

/** The first signal shuts down gracefully, and a second one ends the process immediately. */
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

/** npm runs scripts through a shell that does not forward signals, so the server also stops when its parent is gone. */
function onParentGone(stop: () => void) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}
