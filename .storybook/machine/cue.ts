import { fromPromise } from 'xstate';

/** Creates an actor that stays pending until a button in the story calls `answer` or `refuse`. */
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
