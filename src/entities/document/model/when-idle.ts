const MAX_WAIT_MS = 2_000;
/** For browsers that do not report when they are idle (Safari). */
const GUESS_MS = 200;

/** Runs something that nobody is waiting for, once the browser is idle. */
export function whenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  else setTimeout(run, GUESS_MS);
}
