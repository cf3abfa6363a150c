const notYet = () => {};

/** Something that a test lets happen: who awaits `opened` goes on when it says so. */
export function createGate() {
  let open: () => void = notYet;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}
