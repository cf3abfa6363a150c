import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { engineProject } from './e2e/browsers/support/projects.ts';
import type { EngineOptions } from './e2e/browsers/support/test.ts';
import { freePort } from './e2e/support/free-port.ts';
import { getJourneyLaunchOptions } from './scripts/lib/chromium.ts';
import { listMissingPackages } from './scripts/lib/ensure-engines.ts';
import { keepScratchInMemory } from './scripts/lib/scratch-folder.ts';

keepScratchInMemory();

// Playwright reads this file again in each of its processes: what was chosen is handed on in the environment.
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_FOLDER'] ??= mkdtempSync(path.join(tmpdir(), 'dojang-e2e-'));
const origin = `http://localhost:${process.env['E2E_PORT']}`;

/** One whole signing in each of the other engines, where it is asked for: Firefox at a desk, WebKit as on an iPhone. */
const otherEngines = [engineProject('firefox', 'firefox', 'desk'), engineProject('webkit', 'webkit', 'phone')].map(
  (project) => ({ ...project, testMatch: 'receiver.browsers.ts' }),
);

export default defineConfig<EngineOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // A journey waits for mail, for jobs, and for whatever moves. With two on two cores, a quarter of the time was idle.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // A whole journey, with axe at its stops, on two busy cores.
  timeout: process.env['RANDOM_DELAYS'] ? 360_000 : 120_000,
  expect: { timeout: 25_000 },
  use: {
    baseURL: origin,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A trace is drawn for every journey, also for those that pass: it is asked for when a failure is looked into.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: getJourneyLaunchOptions(),
  },
  projects: [
    { name: 'desktop', testIgnore: /\.mobile\.spec\.ts$/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'mobile',
      testMatch: /\.mobile\.spec\.ts$/,
      // Two dots a pixel, as many phones have. The 4.5 of this one are five times the dots to paint.
      use: { ...devices['Galaxy S9+'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    },
    ...(process.env['ENGINES'] && listMissingPackages().length === 0 ? otherEngines : []),
  ],
  webServer: {
    command: 'node e2e/support/serve.ts',
    url: `${origin}/api/ready`,
    // An interrupt, so that the embedded database is stopped with it.
    gracefulShutdown: { signal: 'SIGINT', timeout: 15_000 },
    env: {
      DOJANG_MODE: 'demo',
      // Journeys that pay have a server of their own.
      BILLING: 'off',
      PORT: process.env['E2E_PORT'],
      E2E_FOLDER: process.env['E2E_FOLDER'],
      // One journey comes from here and asks the API at the other name.
      APP_ORIGINS: `http://127.0.0.1:${process.env['E2E_PORT']}`,
      RATE_LIMIT_PER_MINUTE: '100000',
      RATE_LIMIT_ENTRIES_PER_MINUTE: '100000',
    },
  },
});
