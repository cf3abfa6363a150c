const MAX_WAIT_MS = 2_000;
/** The delay in browsers without requestIdleCallback (Safari). */
const GUESS_MS = 200;

/** Runs low-priority work once the browser is idle. */
export function runWhenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  else setTimeout(run, GUESS_MS);
}
