import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test.ts';

const LINK = '/receiver/callback?t=aaaaaaaaaaaaaaaaaaaaaa';

/** Removes one feature that each unsupported browser lacks. */
const TOO_OLD: Record<string, () => void> = {
  'Chrome 109': () => Reflect.deleteProperty(Array.prototype, 'toSorted'),
  'Safari 16.1': () => Reflect.set(CSS, 'supports', () => false),
  'Internet Explorer': () => Reflect.deleteProperty(globalThis, 'CSS'),
};

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const [name, takeAway] of Object.entries(TOO_OLD)) {
  test(`a browser as old as ${name} says so and gives the link away`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(takeAway);
    await page.goto(LINK);
    await expect(page.getByRole('heading', { name: '다른 브라우저로 열어주세요' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: '링크' })).toHaveValue(new RegExp(`${LINK.replace('?', '\\?')}$`));
    await expectAccessible(page);
    await page.getByRole('button', { name: '링크 복사' }).click();
    await expect(page.getByText('복사했어요. 다른 브라우저에 붙여넣어주세요.')).toBeVisible();
    expect(await clipboard(page)).toContain(LINK);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what to do', async ({ page }) => {
    await page.goto(LINK);
    await expect(page.getByRole('heading', { name: '자바스크립트를 켜주세요' })).toBeVisible();
    // Playwright can't find text inside a noscript element.
    await expect(page.getByRole('paragraph').nth(1)).toContainText('주소창의 링크를 복사해서 다른 브라우저에');
    await expect(page.locator('.notice').first()).toHaveCSS('max-width', '480px');
  });
});

/** Files that may fail to load. Without any one of them, the page must be neither empty nor unstyled. */
const LOST = {
  'its first module': '/assets/index-',
  'what that imports': '/assets/base-',
  'its styles': '/assets/first-',
};

for (const [name, path] of Object.entries(LOST))
  test(`a page that has lost ${name} says so, and tries again`, async ({ page, faults }) => {
    await page.route(`**${path}*`, (route) => route.abort());
    await page.goto('/landing');
    // The message must not wait for the other files to time out.
    const notice = page.getByRole('heading', { name: '화면을 아직 불러오지 못했어요' });
    await expect(notice).toBeVisible({ timeout: 10_000 });
    await expectAccessible(page);
    await page.unroute(`**${path}*`);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('link', { name: '요금' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: '다시 시도' })).toBeHidden();
    // Chromium itself logs an error for each of these files.
    expect(faults.splice(0).filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
  });

test('a page that waits for its code says so after a while, and shows itself once that is there', async ({ page }) => {
  const held: Route[] = [];
  await page.clock.install();
  await page.route('**/assets/index-*', (route) => void held.push(route));
  await page.goto('/landing', { waitUntil: 'commit' });
  const notice = page.getByRole('heading', { name: '화면을 아직 불러오지 못했어요' });
  await expect(page.locator('#unloaded')).toBeAttached();
  await page.clock.fastForward(14_000);
  await expect(notice).toBeHidden();
  await page.clock.fastForward(2000);
  await expect(notice).toBeVisible();
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.getByRole('link', { name: '요금' }).first()).toBeVisible();
  await expect(notice).toBeHidden();
});
