import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import { addRandomDelays } from './random-delays.ts';
import { recordRequests } from './request-log.ts';

/** Chromium logs every response with a status of 400 or more. Those of the API are deliberate here. */
const isAnswerOfApi = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/');

/** Collects what must not happen on any page: console errors, policy violations and exceptions. */
export function watch(context: BrowserContext): string[] {
  const faults: string[] = [];
  const look = (page: Page) => {
    page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isAnswerOfApi(message)) faults.push(`console: ${message.text()}`);
    });
  };
  for (const page of context.pages()) look(page);
  context.on('page', look);
  return faults;
}

/**
 * Journeys run with the Content-Security-Policy and fail on console errors. A failed journey attaches its requests to
 * the report.
 */
export const test = base.extend<{ faults: string[]; requestLog: void }>({
  context: async ({ context }, use) => {
    const maxAnswerMs = Number(process.env['RANDOM_DELAYS'] ?? 0);
    if (maxAnswerMs > 0) await addRandomDelays(context, maxAnswerMs);
    await use(context);
  },
  requestLog: [
    async ({ context }, use, testInfo) => {
      const describeRequests = recordRequests(context);
      await use();
      if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach('requests', { body: describeRequests() });
    },
    { auto: true },
  ],
  faults: [
    async ({ context }, use) => {
      const faults = watch(context);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export { expectAccessible } from './accessible.ts';
