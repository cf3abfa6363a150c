const MAX_WAIT_MS = 2_000;
/** The delay in Safari, which has no requestIdleCallback. */
const GUESS_MS = 200;

export function runWhenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  else setTimeout(run, GUESS_MS);
}
