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
 * Asks axe inside the page, once loaded into it. It is told to put down violations alone: what passed is most of what it
 * would write, and of every second that a journey spends. Contrast takes two thirds of what remains and depends on the
 * page's looks alone, so it is asked for where pages are looked at, and in the story of each state.
 */
export async function expectAccessible(page: Page, { withContrast = false } = {}) {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(async (contrast) => {
    if (!window.axe) throw new Error('axe was not loaded.');
    // A colour on its way from one to another is no colour of ours.
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
