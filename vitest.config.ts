import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/lib/chromium.ts';

const DOCUMENTS = ['tests/server/{documents,cli}/**/*.test.ts'];

export default defineConfig({
  test: {
    // One core would be left for the runner, which only waits: on two that is half of the machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['tests/{app,pages,widgets,features,entities,shared,rules}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup.ts'],
          // The first page of a run compiles its chunk and all its styles under the test.
          testTimeout: 30_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          exclude: DOCUMENTS,
          globalSetup: ['tests/support/postgres.ts'],
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      {
        extends: './vite.config.ts',
        // Without a database: once is enough, whatever PostgreSQL there is.
        test: {
          name: 'documents',
          environment: 'node',
          include: DOCUMENTS,
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        // A dependency found in mid-run would reload the page under a running story.
        optimizeDeps: {
          include: [
            '@radix-ui/react-dialog',
            '@radix-ui/react-dropdown-menu',
            '@radix-ui/react-popover',
            '@radix-ui/react-select',
            '@radix-ui/react-tabs',
            '@vanilla-extract/recipes/createRuntimeFn',
            'date-fns',
            'date-fns/locale/ko',
            'get-nonce',
            'lucide-react',
            'react-dom/client',
            'react-router-dom',
            'react-toastify/unstyled',
          ],
        },
        test: {
          name: 'stories',
          setupFiles: ['.storybook/stand-still.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
