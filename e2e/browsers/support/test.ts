import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { startFirefox } from './firefox.ts';
import { Screen } from './screen.ts';
import { startWebKit } from './webkit.ts';

export type Engine = 'firefox' | 'webkit';
type Options = { engine: Engine; size: { width: number; height: number } };

const FOLDER = path.resolve(import.meta.dirname, '../../../browser-pictures');

/** Every test gets a browser of its own, with nothing in it from another. */
export const test = base.extend<Options & { view: Screen }>({
  engine: ['firefox', { option: true }],
  size: [{ width: 1280, height: 900 }, { option: true }],
  view: async ({ engine, size, baseURL }, use, testInfo) => {
    const pictures = path.join(FOLDER, testInfo.project.name);
    mkdirSync(pictures, { recursive: true });
    const driver = await (engine === 'firefox' ? startFirefox() : startWebKit());
    try {
      const view = new Screen(driver, baseURL ?? '', pictures);
      await view.resize(size.width, size.height);
      await use(view);
      if (testInfo.status !== testInfo.expectedStatus) await view.picture(`failed ${testInfo.title}`);
    } finally {
      await driver.stop();
    }
  },
});

export { expect } from '@playwright/test';
