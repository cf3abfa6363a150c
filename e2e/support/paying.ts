import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startFastCluster } from '../../tests/support/fast-cluster.ts';
import { startLiveServer } from '../../tests/support/live-server.ts';
import { freePort } from './free-port.ts';
import { expect, test as base } from './test.ts';

/**
 * Journeys about money have a server of their own: on the other one nothing costs anything, because most journeys send
 * more than the free plan holds.
 */
export const test = base.extend<object, { payingOrigin: string }>({
  payingOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'dojang-paying-'));
      const cluster = await startFastCluster({ dataDir: path.join(folder, 'cluster') });
      const port = await freePort();
      const env = { DOJANG_MODE: 'demo', BILLING: 'emulator', DATABASE_URL: cluster.connectionString };
      const server = await startLiveServer({ dataDir: path.join(folder, 'data'), port, env });
      await use(`http://localhost:${port}`);
      await server.stop();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ payingOrigin }, use) => use(payingOrigin),
});

/** Cards of the emulator, by what they do. */
export const CARDS = { works: '4000 0000 0000 0001', declined: '4000 0100 0000 0002' } as const;

/** Registers a card in the provider's window, which comes back to where it was opened. */
export async function registerCard(page: Page, number: string) {
  await page.getByRole('button', { name: '카드 더하기' }).click();
  await page.getByLabel('카드 번호', { exact: true }).fill(number);
  await page.getByRole('button', { name: '등록하기' }).click();
  await expect(page.getByText('카드를 등록했어요')).toBeVisible();
}
