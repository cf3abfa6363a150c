import { defineConfig } from '@playwright/test';
import { plainServer } from './e2e/browsers/support/plain-http.ts';
import { engineProject } from './e2e/browsers/support/projects.ts';
import type { EngineOptions } from './e2e/browsers/support/test.ts';
import journeys from './playwright.config.ts';

/** The journeys that other engines than Chromium have to pass: `npm run browsers`. */
export default defineConfig<EngineOptions>({
  testDir: 'e2e/browsers',
  outputDir: 'test-results/browsers',
  workers: 2,
  timeout: 240_000,
  ...(journeys.expect && { expect: journeys.expect }),
  use: { ...(journeys.use?.baseURL && { baseURL: journeys.use.baseURL }) },
  projects: [
    engineProject('firefox', 'firefox', 'desk'),
    engineProject('firefox-phone', 'firefox', 'phone'),
    engineProject('webkit', 'webkit', 'desk'),
    engineProject('webkit-phone', 'webkit', 'phone'),
    // Chromium, with one thing after another taken away, and over plain http.
    { name: 'older', testMatch: /(?:older|chromium)\.browsers\.ts$/, use: journeys.use ?? {} },
  ],
  webServer: [journeys.webServer ?? [], plainServer()].flat(),
});
