import { test as base } from '@playwright/test';
import { startFirefox } from './firefox.ts';
import { picturesOf } from './pictures.ts';
import { Screen } from './screen.ts';
import { startWebKit } from './webkit.ts';

export type Engine = 'firefox' | 'webkit';
export type EngineOptions = { engine: Engine; size: { width: number; height: number } };

/** Every test gets a fresh browser without stored data. */
export const test = base.extend<EngineOptions & { pictures: string; view: Screen }>({
  engine: ['firefox', { option: true }],
  size: [{ width: 1280, height: 900 }, { option: true }],
  pictures: async ({ browserName: _ }, use, testInfo) => use(picturesOf(testInfo)),
  view: async ({ engine, size, baseURL, pictures }, use, testInfo) => {
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
