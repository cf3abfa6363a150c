import type { Page } from '@playwright/test';
import { OWNER, signIn } from './support/people.ts';
import { sendTo } from './support/receiving.ts';
import { expect, test } from './support/test.ts';

/** The largest acceptable layout shift, in the unit that browsers report. */
const MAX_SHIFT = 0.01;
/** A network slow enough for every page to show its placeholders. */
const SLOW_LINE = { offline: false, latency: 300, downloadThroughput: -1, uploadThroughput: -1 };

/** Runs in the page and records layout shifts from the start. */
function countShifts() {
  const shifts: number[] = [];
  Reflect.set(window, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry) shifts.push(Number(entry.value));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Runs in the page. Holds the list of waiting documents back until their number has arrived, because its placeholder
 * rows are never visible otherwise. A Playwright route won't do, because it disables the browser's cache.
 */
function holdTurns() {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (address.includes('tab=MY_TURN'))
      while (!document.getElementById('my-turn')) await new Promise((resolve) => requestAnimationFrame(resolve));
    return send(input, init);
  };
}

/** Returns a page's total layout shift until it has completely loaded. */
async function shiftOf(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const shifts: number[] = Reflect.get(window, 'shifts');
    return shifts.reduce((sum, value) => sum + value, 0);
  });
}

test('pages of the console stand still while they come over a slow line', async ({ page, request }) => {
  const contract = await sendTo(request, [{ name: '이도윤' }, { name: '정해원' }], { title: '용역계약서' });
  // More documents waiting for the member than the home page lists.
  for (let sent = 0; sent < 3; sent += 1) await sendTo(request, [{ name: '김지수', email: OWNER.email }]);
  await signIn(page, OWNER.email);
  await page.addInitScript(countShifts);
  await page.addInitScript(holdTurns);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', SLOW_LINE);
  for (const path of [
    '/dashboard',
    '/contract/dashboard/normal',
    `/contract/${contract.contractId}`,
    '/setting/organization',
  ])
    expect.soft(await shiftOf(page, path), path).toBeLessThanOrEqual(MAX_SHIFT);
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await shiftOf(page, '/dashboard'), 'at home on a phone').toBeLessThanOrEqual(MAX_SHIFT);
});
