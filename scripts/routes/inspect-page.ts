import path from 'node:path';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const QUIET_WITHIN_MS = 15_000;

export type PageInspection = { size: string; landed: string; violations: string[] };

/** Opens a URL and takes a full-page screenshot once everything has loaded. */
export async function inspectPage(page: Page, address: string, picture: string): Promise<PageInspection> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached', timeout: QUIET_WITHIN_MS });
  await page.waitForFunction(
    // Pictures further down only load when scrolled to.
    () =>
      document.querySelector('[aria-busy=true]') === null &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    undefined,
    { timeout: QUIET_WITHIN_MS },
  );
  await page.evaluate(() => document.fonts.ready);
  await mkdir(path.dirname(picture), { recursive: true });
  await page.screenshot({ path: picture, fullPage: true, animations: 'disabled', caret: 'hide' });
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));
  return { size: `${width}×${height}`, landed: new URL(page.url()).pathname, violations: await findViolations(page) };
}

async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    if (!window.axe) throw new Error('axe was not loaded.');
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], iframes: false });
    return violations.map(({ id }) => id);
  });
}
