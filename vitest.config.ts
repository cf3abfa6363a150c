import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { LongestFirstSequencer } from './scripts/lib/longest-first.ts';
import { pdfAssets } from './scripts/lib/pdf-assets.ts';
import { keepScratchInMemory } from './scripts/lib/scratch-folder.ts';
import { resolve } from './vite.config.ts';

keepScratchInMemory();

/** The app's code without its looks: class names come from the styles as they run, and no sheet is compiled for jsdom. */
const APP = { plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' }), pdfAssets()], resolve };

const UI = 'tests/{app,pages,widgets,features,entities,shared,rules,scripts}';
/** They need the page that a browser gives; all other unit tests run in bare Node. */
const WITH_DOM = [`${UI}/**/*.test.tsx`, `${UI}/**/*.dom.test.ts`];
const DOCUMENTS = ['tests/server/{documents,cli}/**/*.test.ts'];
/** They start servers and clusters of their own, as people run them, and no others. */
const PROCESSES = ['tests/server/process/*.test.ts', 'tests/server/database/embedded-{cluster,roles}.test.ts'];

/** Node reads the server's TypeScript itself, as it does when it serves: nothing is transformed for a test. */
const AS_NODE_READS_IT = { experimental: { viteModuleRunner: false } };

/** Far above what any test takes: a machine that is busy with something else makes it slow, and not wrong. */
const MAX_MS = 120_000;

export default defineConfig({
  test: {
    // One core would be left for the runner, which only waits: on two that is half of the machine.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirstSequencer },
    projects: [
      {
        ...APP,
        test: {
          name: 'unit',
          environment: 'node',
          include: [`${UI}/**/*.test.ts`],
          exclude: WITH_DOM,
          setupFiles: ['@vanilla-extract/css/disableRuntimeStyles', 'tests/support/browser-globals.ts'],
          isolate: false,
          hookTimeout: MAX_MS,
          testTimeout: MAX_MS,
        },
      },
      {
        ...APP,
        test: {
          name: 'dom',
          environment: 'node',
          include: WITH_DOM,
          setupFiles: ['@vanilla-extract/css/disableRuntimeStyles', 'tests/support/shared-window.ts', 'tests/setup.ts'],
          isolate: false,
          // The first page of a run loads its chunk under the test, or under the hook that waits for preloaded ones.
          hookTimeout: MAX_MS,
          testTimeout: MAX_MS,
        },
      },
      {
        test: {
          name: 'server',
          ...AS_NODE_READS_IT,
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          exclude: [...DOCUMENTS, ...PROCESSES],
          globalSetup: ['tests/support/postgres.ts'],
          // The server's modules are loaded once for all files of a worker: that was a third of a small file's time.
          isolate: false,
          hookTimeout: MAX_MS,
          testTimeout: MAX_MS,
        },
      },
      {
        test: {
          name: 'process',
          ...AS_NODE_READS_IT,
          environment: 'node',
          include: PROCESSES,
          hookTimeout: MAX_MS,
          testTimeout: MAX_MS,
        },
      },
      {
        // Without a database: once is enough, whatever PostgreSQL there is.
        test: {
          name: 'documents',
          ...AS_NODE_READS_IT,
          environment: 'node',
          isolate: false,
          include: DOCUMENTS,
          hookTimeout: MAX_MS,
          testTimeout: MAX_MS,
        },
      },
    ],
  },
});
