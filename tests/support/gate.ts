const notYet = () => {};

/** A gate for a test to control. Code that awaits `opened` continues once the test opens it. */
export function createGate() {
  let open: () => void = notYet;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}
