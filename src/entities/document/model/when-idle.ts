const LONGEST_MS = 2_000;
/** Where a browser does not tell when it is idle (Safari). */
const GUESS_MS = 200;

/** Runs something that nobody waits for, once the browser has nothing else to do. */
export function whenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: LONGEST_MS });
  else setTimeout(run, GUESS_MS);
}
