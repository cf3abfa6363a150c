import { builtinEnvironments } from 'vitest/runtime';

/** All files of a worker share one window, because building one for each file takes a third of the run. */
if (!('document' in globalThis)) await builtinEnvironments.jsdom.setup(globalThis, {});
