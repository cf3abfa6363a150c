const notYet = () => {};

/** A point that a test controls: code that awaits `opened` continues when the test says so. */
export function createGate() {
  let open: () => void = notYet;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}
