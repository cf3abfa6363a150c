import { fromPromise } from 'xstate';

/** An actor for the drawing board: it waits until somebody presses what comes back. */
export function createCue<Output, Input>() {
  let settle: { resolve: (output: Output) => void; reject: (error: unknown) => void } | null = null;
  const take = () => {
    const taken = settle;
    settle = null;
    return taken;
  };
  return {
    logic: fromPromise<Output, Input>(
      () =>
        new Promise((resolve, reject) => {
          settle = { resolve, reject };
        }),
    ),
    answer: (output: Output) => () => take()?.resolve(output),
    refuse: (error: unknown) => () => take()?.reject(error),
  };
}
