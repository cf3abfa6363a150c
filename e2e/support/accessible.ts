import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const SOURCE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe in the page and records violations only. Contrast checks take two thirds of the time, so they only run in
 * the journeys that ask for them and in stories.
 */
export async function expectAccessible(page: Page, { withContrast = false } = {}) {
  // The address changes before the page has loaded, and a skeleton has no heading yet.
  await expect(page.locator('h1').first()).toBeAttached();
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(async (contrast) => {
    if (!window.axe) throw new Error('axe was not loaded.');
    // A colour in the middle of an animation isn't one of ours, so this waits for all of them to end.
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const result = await window.axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      rules: { 'color-contrast': { enabled: contrast } },
    });
    return result.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]);
  }, withContrast);
  expect(violations).toEqual([]);
}
