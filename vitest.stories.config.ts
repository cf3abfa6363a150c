import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { getTestLaunchOptions } from './scripts/lib/chromium.ts';
import { keepScratchInMemory } from './scripts/lib/scratch-folder.ts';
import app from './vite.config.ts';

keepScratchInMemory();

/** Stories as tests, apart from the others: nobody who runs one unit test waits until Storybook is there. */
export default mergeConfig(
  app,
  defineConfig({
    plugins: [storybookTest({ configDir: '.storybook' })],
    // A dependency found in mid-run would reload the page under a running story.
    optimizeDeps: {
      include: [
        '@radix-ui/react-dialog',
        '@radix-ui/react-dropdown-menu',
        '@radix-ui/react-popover',
        '@radix-ui/react-select',
        '@radix-ui/react-tabs',
        '@tosspayments/payment-sdk',
        '@vanilla-extract/recipes/createRuntimeFn',
        'get-nonce',
        'react-dom/client',
        'react-router-dom',
        'react-toastify/unstyled',
      ],
    },
    test: {
      name: 'stories',
      // Loading all modules anew for each file took a third of the run; .storybook/clean-page.ts empties what is shared.
      isolate: false,
      maxWorkers: availableParallelism(),
      // Far above what any story takes: a machine that is busy with something else makes it slow, and not wrong.
      hookTimeout: 120_000,
      testTimeout: 120_000,
      setupFiles: ['.storybook/stand-still.ts', '.storybook/clean-page.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: getTestLaunchOptions() }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
