import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { freePort } from './free-port.ts';
import { expect, test as base } from './test.ts';

const READY_MS = 60_000;

/** A copy of our notices and guide, to which journeys can add as an operator does. */
type Selling = { origin: string; folder: string; contentDir: string };

/**
 * A separate server for payment journeys, because billing is off in all others. The first such journey of each worker
 * starts it.
 */
export const test = base.extend<object, { selling: Selling }>({
  selling: [
    async ({ playwright }, use) => {
      const port = await freePort();
      const folder = await mkdtemp(path.join(tmpdir(), 'dojang-e2e-selling-'));
      const origin = `http://localhost:${port}`;
      const contentDir = path.join(folder, 'content');
      for (const part of ['notices', 'guides', 'faqs', 'pictures'])
        await cp(path.join('server/content', part), path.join(contentDir, part), { recursive: true });
      const server = spawn(process.execPath, ['e2e/support/serve.ts'], {
        stdio: 'inherit',
        env: {
          ...process.env,
          DOJANG_MODE: 'demo',
          BILLING: 'emulator',
          CONTENT_DIR: contentDir,
          PORT: String(port),
          E2E_FOLDER: folder,
          RATE_LIMIT_PER_MINUTE: '100000',
          RATE_LIMIT_ENTRIES_PER_MINUTE: '100000',
        },
      });
      const client = await playwright.request.newContext();
      await untilReady(client, origin);
      await client.dispose();
      await use({ origin, folder, contentDir });
      server.kill('SIGINT');
      await once(server, 'exit');
    },
    { scope: 'worker', timeout: 2 * READY_MS },
  ],
  baseURL: async ({ selling }, use) => use(selling.origin),
});

async function untilReady(client: APIRequestContext, origin: string) {
  const isReady = () =>
    client.get(`${origin}/api/ready`).then(
      (answer) => answer.ok(),
      () => false,
    );
  await expect.poll(isReady, { timeout: READY_MS }).toBe(true);
}
