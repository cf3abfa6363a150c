import { defineConfig } from '@playwright/test';
import type { Engine } from './e2e/browsers/support/test.ts';
import journeys from './playwright.config.ts';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 500, height: 844 };
const project = (name: string, engine: Engine, size: typeof DESK, testIgnore: RegExp) => ({
  name,
  testIgnore,
  use: { engine, size },
});

/** The journeys that other engines than Chromium have to pass: `npm run browsers`. */
export default defineConfig<{ engine: Engine; size: typeof DESK }>({
  testDir: 'e2e/browsers',
  testMatch: '*.browsers.ts',
  outputDir: 'test-results/browsers',
  workers: 2,
  timeout: 240_000,
  use: { ...(journeys.use?.baseURL && { baseURL: journeys.use.baseURL }) },
  projects: [
    project('firefox', 'firefox', DESK, /\.phone\.|older/),
    project('firefox-phone', 'firefox', PHONE, /\.desk\.|older/),
    project('webkit', 'webkit', DESK, /\.phone\.|older/),
    project('webkit-phone', 'webkit', PHONE, /\.desk\.|older/),
    // Chromium, with one thing after another taken away.
    { name: 'older', testMatch: 'older.browsers.ts', use: journeys.use ?? {} },
  ],
  ...(journeys.webServer && { webServer: journeys.webServer }),
});
